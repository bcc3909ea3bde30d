import { storedLength } from '#contract/nfc.ts'
import { formatNumber } from '#web/platform/text/amounts.ts'

export function lengthError(label: string, text: string, max: number): string | undefined {
  const length = storedLength(text)
  return length > max ? `${label} must be at most ${formatNumber(max)} characters; this has ${formatNumber(length)}` : undefined
}

/** From 80% of the limit. */
export function lengthHint(text: string, max: number): string | undefined {
  const length = storedLength(text)
  return length > max * 0.8 && length <= max ? `${formatNumber(length)} of ${formatNumber(max)} characters` : undefined
}
