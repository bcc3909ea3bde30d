import { z } from 'zod'
import { type Env, optional, parseEnv, SettingError } from './env.ts'

export const GstEnv = z.object({
  GSTIN: optional(
    z.string().refine(isGstin, { error: ({ input }) => `must be a GST number with 15 characters, and "${input}" is none.` }),
  ).meta({
    description:
      "the operator's GST number; with it, receipts in rupees state the included GST ([payments](operations/services.md#payments))",
  }),
  GST_PERCENT: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, { error: ({ input }) => `must be a percentage such as 18 or 12.5, not "${input}".` })
    .default('18')
    .meta({ description: 'the GST rate included in the price' }),
  GST_PLACE: optional(z.string().max(60, { error: 'must have at most 60 characters.' })).meta({
    description: 'the place of supply on receipts, such as `29 Karnataka`; needed with `GSTIN`',
  }),
})

export interface GstSettings {
  gstin: string
  percent: number
  place: string
}

/** @throws SettingError */
export function readGst(env: Env): GstSettings | null {
  const { GSTIN: gstin, GST_PERCENT, GST_PLACE: place } = parseEnv(GstEnv, env)
  if (gstin === null) return null
  if (place === null) throw new SettingError('GST_PLACE must be set where GSTIN is: receipts name the place of supply.')
  return { gstin, percent: Number(GST_PERCENT), place }
}

/** State, PAN, registration number, `Z`, check character. */
function isGstin(text: string): boolean {
  return /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) && checkCharacter(text.slice(0, 14)) === text.at(-1)
}

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Luhn, base 36. */
function checkCharacter(text: string): string | undefined {
  const sum = [...text].reduce((sum, character, index) => {
    const product = CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return sum + Math.floor(product / 36) + (product % 36)
  }, 0)
  return CHARACTERS[(36 - (sum % 36)) % 36]
}
