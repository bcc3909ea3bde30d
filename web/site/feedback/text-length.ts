import { storedLength } from '#contract/nfc.ts'
import * as m from '#messages/site/feedback.ts'

export function lengthError(label: string, text: string, max: number): string | undefined {
  const length = storedLength(text)
  return length > max ? m.tooLong({ label, max, length }) : undefined
}

/** From 80% of the limit. */
export function lengthHint(text: string, max: number): string | undefined {
  const length = storedLength(text)
  return length > max * 0.8 && length <= max ? m.length({ length, max }) : undefined
}
