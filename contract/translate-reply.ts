/** What scripts/build/messages makes of the sentences that the server sends, in one language. */
export interface SentReplies {
  EXACT: Readonly<Record<string, string>>
  PATTERNS: readonly [RegExp, string[], (values: never) => string][]
  /** Of fields, by their names in camel case. */
  labels: Readonly<Record<string, string>>
}

/** Sentences are short; a longer text is none. */
const MAX_LENGTH = 600

/** @returns the English sentence of a reply in another language, or itself if it is not in messages/ */
export function translateReply(sentence: string, replies: SentReplies): string {
  const known = replies.EXACT[sentence]
  if (known !== undefined || sentence.length > MAX_LENGTH) return known ?? sentence
  for (const [pattern, names, text] of replies.PATTERNS) {
    const found = pattern.exec(sentence)
    if (found) return text(valuesOf(names, found.slice(1), replies) as never)
  }
  return sentence
}

/** A parameter may stand in several forms of a sentence, of which one was found; `kind=quiz` stands for a form itself. */
function valuesOf(names: readonly string[], found: readonly (string | undefined)[], replies: SentReplies) {
  const entries = names.flatMap((name, at) => {
    const [parameter = '', form] = name.split('=')
    const value = found[at]
    return value === undefined ? [] : [[parameter, readValue(parameter, form ?? value, replies)] as const]
  })
  return Object.fromEntries(entries)
}

function readValue(parameter: string, value: string, replies: SentReplies): string | number {
  if (parameter === 'label') return labelText(value, replies)
  return /^\d[\d,]*$/.test(value) ? Number(value.replaceAll(',', '')) : value
}

/** `The search text` and `search_text` are `searchText`. Others may be sentences too: `An item of options`. */
function labelText(label: string, replies: SentReplies): string {
  const words = label.replace(/^(?:the|an?) /i, '').replace(/[\s_]+(.)/g, (_, letter: string) => letter.toUpperCase())
  const name = words.charAt(0).toLowerCase() + words.slice(1)
  return replies.labels[name] ?? translateReply(label, replies)
}
