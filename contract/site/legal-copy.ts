import { z } from 'zod'
import { Day } from '#contract/text.ts'

/** `content/public/legal.json`, editable by operators. */

const text = z.string().trim().min(1)

export const LEGAL_PATHS = ['/privacy', '/terms', '/refunds', '/contact'] as const
export type LegalPath = (typeof LEGAL_PATHS)[number]

const LegalSection = z.strictObject({
  title: text,
  paragraphs: z.array(text),
  list: z.array(text).optional(),
  /** Table of server/settings/retention-table.ts. */
  showsRetention: z.literal(true).optional(),
  showsFeedback: z.literal(true).optional(),
})
export type LegalSection = z.infer<typeof LegalSection>

const LegalPage = z.strictObject({ title: text, lead: text, sections: z.array(LegalSection).min(1) })

export const LegalCopy = z.strictObject({
  /** A new version requires consent again. */
  version: Day,
  pages: z.record(z.enum(LEGAL_PATHS), LegalPage),
})
export type LegalCopy = z.infer<typeof LegalCopy>

export interface RetentionRow {
  what: string
  howLong: string
  why: string
}
