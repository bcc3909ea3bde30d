import { z } from 'zod'
import { Day } from '#contract/text.ts'

/** The texts of the legal pages: `content/public/legal.json`. Site operators can edit it; it is read when the pages are built. */

const text = z.string().trim().min(1)

export const LEGAL_PATHS = ['/privacy', '/terms', '/refunds', '/contact'] as const
export type LegalPath = (typeof LEGAL_PATHS)[number]

const LegalSection = z.strictObject({
  title: text,
  paragraphs: z.array(text),
  list: z.array(text).optional(),
  /** Shows the table of retention periods (server/settings/retention-table.ts) below the text. */
  showsRetention: z.literal(true).optional(),
  /** Shows a button to the feedback form below the text. */
  showsFeedback: z.literal(true).optional(),
})
export type LegalSection = z.infer<typeof LegalSection>

const LegalPage = z.strictObject({ title: text, lead: text, sections: z.array(LegalSection).min(1) })

export const LegalCopy = z.strictObject({
  /** The day of the last change, shown on each page. Consent is recorded for this version, and a new one asks members again. */
  version: Day,
  pages: z.record(z.enum(LEGAL_PATHS), LegalPage),
})
export type LegalCopy = z.infer<typeof LegalCopy>

/** A row of the table of retention periods, in words. */
export interface RetentionRow {
  what: string
  howLong: string
  why: string
}
