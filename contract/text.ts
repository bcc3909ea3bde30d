import { z } from 'zod'
import * as m from '#messages/contract/validation.ts'
import { LANGUAGES } from './languages.ts'
import { nfc } from './nfc.ts'
import { unescapeNewlines } from './reading/analysis.ts'

/** Zero-width and filler characters are invisible. */
const isVisible = (text: string) => /[^\s\p{DI}\p{Cc}\u2800]/u.test(text)

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Unicode without NUL, in NFC so equal words are equal bytes. Lengths: UTF-16 units, normalised. */
export function safeText({ min = 0, max, label = 'Text' }: { min?: number; max: number; label?: string }) {
  return z
    .string({ error: m.mustBeText({ label }) })
    .overwrite(nfc)
    .max(max, { error: m.textTooLong({ label, maximum: max }) })
    .refine(isStorable, { error: m.textNotStorable({ label }) })
    .refine((text) => min === 0 || (isVisible(text) && text.trim().length >= min), {
      error: min <= 1 ? m.textEmpty({ label }) : m.textTooShort({ label, minimum: min }),
    })
}

export const prose = (max: number, label: string) =>
  safeText({ min: 1, max, label }).transform((text) => unescapeNewlines(text).trim())

export const Id = z.uuid()

/** `YYYY-MM-DD` */
export const Day = z.iso
  .date({ error: m.dayInvalid })
  .refine((day) => day >= '1900-01-01' && day <= '2199-12-31', { error: m.dayOutOfRange })

/** ISO 8601 in UTC. */
export const Instant = z.string()

/** Of sentences in the reply. */
export const AskedLanguage = z.enum(LANGUAGES, { error: `language must be one of: ${LANGUAGES.join(', ')}` }).default('en')

/** Converted to UTC. */
export const Moment = z.iso
  .datetime({ offset: true, error: m.timeInvalid })
  .refine((text) => text >= '1900' && text < '2200', { error: m.timeOutOfRange })
  .transform((text) => new Date(text).toISOString())

export const Revision = z
  .int({ error: 'The revision must be a whole number' })
  .min(1, { error: 'The revision must be at least 1' })
  .max(2_147_483_647, { error: 'Revision not found' })

/** Valid after that item's deletion. */
export function cursor(name: 'before' | 'after') {
  const error = { error: `${name} must be the next_${name} of a reply` }
  return z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-f-]{36}$/, error)
    .transform((text) => text.split('~') as [at: string, id: string])
    .refine(([at, id]) => !Number.isNaN(Date.parse(at)) && Id.safeParse(id).success, error)
}

export const limit = (fallback: number, most = 100) =>
  z.coerce
    .number({ error: 'limit must be a whole number' })
    .int({ error: 'limit must be a whole number' })
    .min(1, { error: 'limit must be at least 1' })
    .max(most, { error: `limit must be at most ${most}` })
    .default(fallback)
