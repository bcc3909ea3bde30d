import { z } from 'zod'
import { SyllabusLine } from '#contract/syllabus/lines.ts'
import { PaperOrNode } from '#contract/syllabus/node-rules.ts'
import { safeText } from '#contract/text.ts'
import { DIRECTIVE_IDS } from './directives.ts'

const count = z.number().int().min(0)
const share = z.number().min(0).max(1)

export const WRITING_FILTER = {
  directive: z.enum([...DIRECTIVE_IDS, 'none'], { error: 'directive must be a directive of the glossary, or none' }).optional(),
  paper: safeText({ min: 1, max: 40, label: 'paper' }).optional(),
  /** Includes descendants. */
  node: PaperOrNode.optional(),
}

const Averages = z.object({
  submitted: count,
  /** Begun in writing, but not submitted. */
  given_up: count,
  /** The model answer was opened without writing. */
  only_read: count,
  /** Typed answers only. */
  words: z.number().min(0).nullable(),
  seconds: z.number().min(0).nullable(),
  /** With a full score; `score_share` is theirs. */
  scored: count,
  score_share: share.nullable(),
})

export const WritingFigures = z.object({
  total: Averages,
  /** `YYYY-MM`, oldest first, only with attempts. */
  months: z.array(Averages.extend({ month: z.string() })),
  /** `null`: none. */
  directives: z.array(Averages.extend({ directive: z.enum(DIRECTIVE_IDS).nullable() })),
  papers: z.array(Averages.extend({ paper: z.string() })),
  /** An answer can count several times. */
  nodes: z.array(Averages.extend({ line: SyllabusLine })),
})
export type WritingFigures = z.infer<typeof WritingFigures>
