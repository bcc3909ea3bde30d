/** A language by the script it is written in, for its face and line height; nothing for all that reads well without. */
export function scriptLanguage(text: string): 'hi' | 'ta' | undefined {
  if (!INDIC.test(text)) return undefined
  const latin = count(text, /\p{Script=Latin}/gu)
  const devanagari = count(text, /\p{Script=Devanagari}/gu)
  const tamil = count(text, /\p{Script=Tamil}/gu)
  if (devanagari > latin && devanagari > tamil) return 'hi'
  return tamil > latin && tamil > devanagari ? 'ta' : undefined
}

const INDIC = /\p{Script=Devanagari}|\p{Script=Tamil}/u
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0
