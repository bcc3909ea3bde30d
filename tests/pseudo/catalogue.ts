import { ALPHABETS, type Pseudo, pseudoText } from './pseudo-text.ts'

type Table = Record<string, unknown>

/** Patterns, not texts. */
const RULES = ['SENTENCE_RULES', 'NUMBER_RULES', 'SEARCH_RULES', 'SPEECH_TEXTS']

/** Adds the pseudo-languages to what contract/catalogue has by language. */
export function addPseudo(tables: Record<string, Table>): void {
  for (const [name, table] of Object.entries(tables))
    for (const language of Object.keys(ALPHABETS) as Pseudo[]) {
      if (RULES.includes(name)) table[language] = table.en
      else if ('en' in table) table[language] = pseudoOf(table.en, language)
      // By the English words.
      else if ('hi' in table)
        table[language] = Object.fromEntries(Object.keys(table.hi as Table).map((word) => [word, pseudoText(word, language)]))
    }
}

function pseudoOf(value: unknown, language: Pseudo): unknown {
  if (typeof value === 'string') return pseudoText(value, language)
  if (typeof value === 'function') return (...given: unknown[]) => pseudoOf(value(...given), language)
  if (Array.isArray(value)) return value.map((one) => pseudoOf(one, language))
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pseudoOf(one, language)]))
}
