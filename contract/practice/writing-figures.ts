import { z } from 'zod'
import { SyllabusLine } from '#contract/syllabus/lines.ts'
import { PaperOrNode } from '#contract/syllabus/node-rules.ts'
import { safeText } from '#contract/text.ts'
import { DIRECTIVE_IDS } from './directives.ts'

const count = z.number().int().min(0)
const share = z.number().min(0).max(1)

/** What attempts can be narrowed to. */
export const WRITING_FILTER = {
  directive: z.enum([...DIRECTIVE_IDS, 'none'], { error: 'directive must be a directive of the glossary, or none' }).optional(),
  paper: safeText({ min: 1, max: 40, label: 'paper' }).optional(),
  /** A paper or a node of the syllabus, with everything below it. */
  node: PaperOrNode.optional(),
}

/** Averages of submitted answers. */
const Averages = z.object({
  submitted: count,
  given_up: count,
  /** Of typed answers; null if there is none. */
  words: z.number().min(0).nullable(),
  seconds: z.number().min(0).nullable(),
  /** How many have a full score, and the share of their marks that was reached. */
  scored: count,
  score_share: share.nullable(),
})

export const WritingFigures = z.object({
  total: Averages,
  /** `YYYY-MM` in the person's time zone, oldest first; months without an attempt are left out. */
  months: z.array(Averages.extend({ month: z.string() })),
  /** Most attempts first; null: no directive word. */
  directives: z.array(Averages.extend({ directive: z.enum(DIRECTIVE_IDS).nullable() })),
  papers: z.array(Averages.extend({ paper: z.string() })),
  /** By line of the syllabus; an answer to a question about several lines counts in each. */
  nodes: z.array(Averages.extend({ line: SyllabusLine })),
})
export type WritingFigures = z.infer<typeof WritingFigures>
