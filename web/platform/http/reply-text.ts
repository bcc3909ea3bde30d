import { EXACT, PATTERNS } from '#messages/replies.ts'

/** Sentences are short; a longer text is none. */
const MAX_LENGTH = 500

/** @returns the English sentence of a reply in the language of the interface, or itself if it is not in messages/ */
export function replyText(sentence: string): string {
  const known = EXACT[sentence]
  if (known !== undefined || sentence.length > MAX_LENGTH) return known ?? sentence
  for (const [pattern, names, text] of PATTERNS) {
    const found = pattern.exec(sentence)
    if (found) return text(valuesOf(names, found.slice(1)) as never)
  }
  return sentence
}

/** A parameter may stand in several forms of a sentence, of which one was found. */
function valuesOf(names: readonly string[], found: readonly (string | undefined)[]): Record<string, string | number> {
  const entries = names.flatMap((name, at) => {
    const value = found[at]
    return value === undefined ? [] : [[name, /^[\d,]+$/.test(value) ? Number(value.replaceAll(',', '')) : value] as const]
  })
  return Object.fromEntries(entries)
}
