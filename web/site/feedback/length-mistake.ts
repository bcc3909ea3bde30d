const count = (value: number) => value.toLocaleString('en-IN')

/** What is said of a text that has grown too long; a text is never cut without a word. */
export const lengthMistake = (label: string, text: string, most: number): string | undefined =>
  text.length > most ? `${label} must be at most ${count(most)} characters; this has ${count(text.length)}` : undefined

/** Near the limit the room that is left is told. */
export const lengthHint = (text: string, most: number): string | undefined =>
  text.length > most * 0.8 && text.length <= most ? `${count(text.length)} of ${count(most)} characters` : undefined
