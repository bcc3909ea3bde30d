import type { ErrorReply } from './error-reply.ts'

/** What scripts/build/messages makes of the sentences that the server sends, in one language. */
export interface SentReplies {
  EXACT: Readonly<Record<string, string>>
  PATTERNS: readonly [RegExp, string[], (values: never) => string][]
  /** Of fields, by their names in camel case. */
  labels: Readonly<Record<string, string | undefined>>
  /** For sentences that are not in messages/, by the code of the reply. `refused` is for all others. */
  codes: Readonly<Record<string, string>> & { refused: string }
}

type Refusal = Pick<ErrorReply, 'error' | 'details'> & { code?: string | undefined }

/**
 * @returns a refusal in another language. What only a program can do wrong, such as an id that is none, has no sentence of its own there: that of
 * the code stands for it, and in the details the field with its label.
 */
export function translateRefusal(
  { error, code = '', details }: Refusal,
  replies: SentReplies,
): Pick<ErrorReply, 'error' | 'details'> {
  const translated = details?.map(({ path, message }) => ({ path, message: known(message, replies) ?? notValid(path, replies) }))
  const first = code === 'invalid' ? translated?.[0]?.message : undefined
  const text = known(error, replies) ?? first ?? replies.codes[code] ?? replies.codes.refused
  return { error: error && text, ...(translated && { details: translated }) }
}

/** @param path as `articles.0.title` */
function notValid(path: string, replies: SentReplies): string {
  const field = path.split('.').findLast((part) => !/^\d+$/.test(part)) || 'The request'
  return translateReply(`${field} is not valid`, replies)
}

/** @returns the English sentence of a reply in another language, or itself if it is not in messages/ */
export const translateReply = (sentence: string, replies: SentReplies): string => known(sentence, replies) ?? sentence

/** Sentences are short; a longer text is none. */
const MAX_LENGTH = 600

function known(sentence: string, replies: SentReplies): string | undefined {
  const exact = replies.EXACT[sentence]
  if (exact !== undefined || sentence.length > MAX_LENGTH) return exact
  for (const [pattern, names, text] of replies.PATTERNS) {
    const found = pattern.exec(sentence)
    if (found) return text(valuesOf(names, found.slice(1), replies) as never)
  }
  return undefined
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
  return replies.labels[name] ?? known(label, replies) ?? replies.labels.thisField ?? label
}
