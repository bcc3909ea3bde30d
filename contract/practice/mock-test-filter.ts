import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { PaperOrNode } from '#contract/syllabus/node-rules.ts'
import { Day } from '#contract/text.ts'
import * as m from '#messages/contract/practice/mock-tests.ts'

const MAX_NODES = 20

const nodeList = {
  max: MAX_NODES,
  error: 'nodes must be a list of papers and nodes of the syllabus',
  tooMany: m.tooManyNodes({ max: MAX_NODES }),
}
const answered = z.enum(['any', 'wrong', 'unseen'], { error: 'answered must be any, wrong or unseen' }).default('any')

const thread = z.uuid({ error: 'thread must be the id of a thread' }).toLowerCase().optional()

/** No nodes: all papers. */
export interface QuestionFilter {
  from?: string | undefined
  to?: string | undefined
  nodes: string[]
  /** Of its articles. */
  thread?: string | undefined
  only_read: boolean
  /** By the last answer. */
  answered: 'any' | 'wrong' | 'unseen'
}

/** Nodes separated by commas. */
export const QuestionFilter = {
  asBody: {
    from: Day.optional(),
    to: Day.optional(),
    nodes: boundedList(PaperOrNode, nodeList).default([]),
    thread,
    only_read: z.boolean({ error: 'only_read must be true or false' }).default(false),
    answered,
  },
  asQuery: {
    from: Day.optional(),
    to: Day.optional(),
    nodes: z
      .string()
      .max(2000, { error: nodeList.tooMany })
      .default('')
      .transform((text) => text.split(',').filter((id) => id !== ''))
      .pipe(z.array(PaperOrNode).max(MAX_NODES, { error: nodeList.tooMany })),
    thread,
    only_read: z.stringbool({ error: 'only_read must be true or false' }).default(false),
    answered,
  },
}
