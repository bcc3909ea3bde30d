import { ALPHABETS, type Pseudo } from './pseudo-text.ts'

/** Adds the pseudo-languages to what contract/language-rules has by language: patterns, no texts. */
export function addPseudo(tables: Record<string, Record<string, unknown>>): void {
  for (const table of Object.values(tables)) for (const language of Object.keys(ALPHABETS) as Pseudo[]) table[language] = table.en
}
