const format = (value: number) => value.toLocaleString('en-IN')

/** The error for a text over the limit. */
export const lengthError = (label: string, text: string, max: number): string | undefined =>
  text.length > max ? `${label} must be at most ${format(max)} characters; this has ${format(text.length)}` : undefined

/** The number of characters, shown from 80% of the limit. */
export const lengthHint = (text: string, max: number): string | undefined =>
  text.length > max * 0.8 && text.length <= max ? `${format(text.length)} of ${format(max)} characters` : undefined
