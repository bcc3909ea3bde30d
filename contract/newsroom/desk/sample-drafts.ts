import { z } from 'zod'
import { CHOSEN_STATES } from './desk-rules.ts'
import { Plan, SectionName } from './desk-shapes.ts'

/** `content/desk.json`: days in preparation, as they are shown in a demo. */
export const SampleDrafts = z.strictObject({
  drafts: z.array(
    z.strictObject({
      kind: z.enum(['article', 'in_news']),
      /** From today on; `null`: an idea. */
      days_ahead: z.int().min(1).max(30).nullable(),
      title: Plan.title,
      note: Plan.note.default(''),
      syllabus: Plan.syllabus.default([]),
      state: z.enum(['planned', ...CHOSEN_STATES]).default('planned'),
      /** Whether the demo's admin has it. */
      is_mine: z.boolean().default(false),
      /** An article of an upload in which fields may be missing, or `{ in_news }`. */
      article: z.record(z.string(), z.unknown()).default({}),
      comments: z.array(z.strictObject({ section: SectionName, quote: z.string(), text: z.string() })).default([]),
    }),
  ),
})
export type SampleDrafts = z.output<typeof SampleDrafts>
export type SampleDraft = SampleDrafts['drafts'][number]
