import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import { PaperOrNode } from './node-rules.ts'

const count = z.number().int().min(0)

const Node = z.object({
  node_id: z.string(),
  text: z.string(),
  published: count,
})
const Line = Node.extend({ parts: z.array(Node) })

export const Syllabus = z.object({
  /** English if the language has no wording. */
  language: z.enum(LANGUAGES),
  wording: z.enum(['official', 'translated', 'unverified']),
  papers: z.array(
    z.object({
      paper_id: z.string(),
      stage: z.enum(['prelims', 'mains']),
      title: z.string(),
      short: z.string(),
      published: count,
      lines: z.array(Line),
    }),
  ),
})
export type Syllabus = z.infer<typeof Syllabus>

/** With descendants. Only published articles, all cards. */
export const NodeFigures = z.object({
  node_id: z.string(),
  read: count,
  /** Unanswered questions count as wrong. */
  answered: count,
  answered_right: count,
  /** `known`: remembered at least a day after it was added, and now with 90% probability. */
  cards: count,
  known: count,
  last_touched: Instant,
})
export type NodeFigures = z.infer<typeof NodeFigures>

const SomeArticle = z.object({ article_id: Id, title: z.string(), publication_date: Day, reading_minutes: z.number().int() })

export const NextThing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), article: SomeArticle }),
  z.object({ kind: z.literal('quiz'), article: SomeArticle, quiz_id: Id, questions: count }),
  z.object({ kind: z.literal('repeat'), article: SomeArticle, attempt_id: Id, wrong: count }),
])
export type NextThing = z.infer<typeof NextThing>

export const NODE_NOT_FOUND = 'This is not part of the syllabus'

export const ledger = {
  tree: endpoint('GET /api/syllabus', 'member', {
    summary: 'The official syllabus by paper, line and part of a line, with the number of published articles of each',
    isCached: true,
    query: z.object({
      language: z.enum(LANGUAGES, { error: `language must be one of: ${LANGUAGES.join(', ')}` }).default('en'),
    }),
    reply: data(Syllabus),
  }),
  figures: endpoint('GET /api/syllabus/figures', 'member', {
    summary:
      'What the signed-in person read, answered and keeps as cards for each paper and node of the syllabus; leaves out those never touched',
    reply: data(z.array(NodeFigures)),
  }),
  next: endpoint('GET /api/syllabus/next/:nodeId', 'member', {
    summary: 'Up to three things that the signed-in person can do next for a paper or a node of the syllabus',
    params: z.object({ nodeId: PaperOrNode }),
    notFound: NODE_NOT_FOUND,
    reply: data(z.array(NextThing)),
  }),
}
