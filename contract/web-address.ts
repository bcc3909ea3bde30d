import { z } from 'zod'
import * as m from '#messages/contract/validation.ts'

const MAX_CHARACTERS = 2000
const https = z.url({ protocol: /^https$/ })

/**
 * Rejects tabs, line breaks and `@`, which parsers and readers understand differently.
 * @param form error for other texts
 * @param isOther also accepted
 */
export const webAddress = (label: string, form: string, isOther: (text: string) => boolean = () => false) =>
  z
    .string({ error: form })
    .max(MAX_CHARACTERS, { error: m.textTooLong({ label, maximum: MAX_CHARACTERS }) })
    .superRefine((text, { addIssue }) => {
      const message = mistakeIn(text, label, form, isOther)
      if (message) addIssue({ code: 'custom', message })
    })

function mistakeIn(text: string, label: string, form: string, isOther: (text: string) => boolean): string | undefined {
  if (/\p{Cc}|\p{Zl}|\p{Zp}/u.test(text)) return m.addressControlCharacters({ label })
  if (isOther(text)) return undefined
  const authority = /^https:\/\/([^/\\?#]+)(?:[/?#]|$)/i.exec(text)?.[1]
  if (!authority || !https.safeParse(text).success) return form
  return authority.includes('@') ? m.addressUser({ label }) : undefined
}
