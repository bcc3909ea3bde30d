import { storedLength } from '#contract/nfc.ts'

const format = (value: number) => value.toLocaleString('en-IN')

/** The error for a text over the limit. */
export function lengthError(label: string, text: string, max: number): string | undefined {
  const length = storedLength(text)
  return length > max ? `${label} must be at most ${format(max)} characters; this has ${format(length)}` : undefined
}

/** The number of characters, shown from 80% of the limit. */
export function lengthHint(text: string, max: number): string | undefined {
  const length = storedLength(text)
  return length > max * 0.8 && length <= max ? `${format(length)} of ${format(max)} characters` : undefined
}
