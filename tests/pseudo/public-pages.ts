import type { Language } from '#contract/languages.ts'
import { retentionRows } from '#server/settings/retention-table.ts'
import { jsonOf, readMaterial } from '../../scripts/build/public-material.ts'
import { makePublicPages } from '../../scripts/build/public-pages.ts'
import { KEPT } from '../../scripts/build/translated-copy.ts'
import { ALPHABETS, isPseudo, type Pseudo, pseudoText } from './pseudo-text.ts'
import { pseudoLanguages } from './vite-plugin.ts'

export const pseudoPublicPages = (languages: readonly Language[]): Promise<void> =>
  makePublicPages({ languages, materialOf: (language) => readMaterial(language, read), plugins: [pseudoLanguages()] })

/** As if content/public had a folder of each pseudo-language. */
function read(file: string): unknown {
  const [, , folder = '', name = ''] = file.split('/')
  if (isPseudo(folder)) return pseudoCopy(name === 'retention.json' ? retentionRows() : jsonOf(`content/public/${name}`), folder)
  return JSON.parse(JSON.stringify(jsonOf(file)), (key, value) => (key === 'questionLabels' ? withPseudo(value) : value))
}

function withPseudo(labels: Record<string, unknown>): Record<string, unknown> {
  const own = (Object.keys(ALPHABETS) as Pseudo[]).map((language) => [language, pseudoCopy(labels.en, language)])
  return { ...labels, ...Object.fromEntries(own) }
}

/** Not words: places to fill in, links, conditions. */
const MARKS = /(\{[^}]*\}|\]\(\/[^)]*\)|\[(?:if|unless) [^\]]*\]|\[end\]|(?<=\d) ?(?:million|M\b))/

/** Not on the page, and limited. */
const SHORT = ['description', 'card']

function pseudoCopy(value: unknown, language: Pseudo, isShort = false): unknown {
  if (typeof value === 'string') return isShort ? value : pseudoText(value, language, MARKS)
  if (Array.isArray(value)) return value.map((one) => pseudoCopy(one, language, isShort))
  if (value === null || typeof value !== 'object') return undefined
  const words = Object.entries(value).filter(([key]) => !KEPT.includes(key))
  return Object.fromEntries(words.map(([key, one]) => [key, pseudoCopy(one, language, SHORT.includes(key))]))
}
