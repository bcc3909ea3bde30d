import * as labels from '#messages/contract/field-labels.ts'
import { EXACT, PATTERNS } from '#messages/replies.ts'

const LABELS: Readonly<Record<string, string>> = { ...labels }

/** Sentences are short; a longer text is none. */
const MAX_LENGTH = 600

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

/** A parameter may stand in several forms of a sentence, of which one was found; `kind=quiz` stands for a form itself. */
function valuesOf(names: readonly string[], found: readonly (string | undefined)[]): Record<string, string | number> {
  const entries = names.flatMap((name, at) => {
    const [parameter = '', form] = name.split('=')
    const value = found[at]
    return value === undefined ? [] : [[parameter, readValue(parameter, form ?? value)] as const]
  })
  return Object.fromEntries(entries)
}

function readValue(parameter: string, value: string): string | number {
  if (parameter === 'label') return labelText(value)
  return /^\d[\d,]*$/.test(value) ? Number(value.replaceAll(',', '')) : value
}

/** `The search text` and `search_text` are `searchText`. Others may be sentences too: `An item of options`. */
function labelText(label: string): string {
  const words = label.replace(/^(?:the|an?) /i, '').replace(/[\s_]+(.)/g, (_, letter: string) => letter.toUpperCase())
  const name = words.charAt(0).toLowerCase() + words.slice(1)
  return LABELS[name] ?? replyText(label)
}
