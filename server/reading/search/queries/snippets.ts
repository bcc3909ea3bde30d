import { type RawBuilder, sql } from 'kysely'
import { DESCRIPTORS, LANGUAGES } from '#contract/languages.ts'
import type { Db } from '#server/db/open.ts'
import { indexedWords, type Query, spellingsOf } from '../rules.ts'
import { fragmentOf, MARK_BEGIN, MARK_END, type MatchedPassage, passagesWith } from './passages.ts'

export interface Text {
  /** In NFC. */
  text: string
  language: string
}

/**
 * Whole texts only if likely passages have no match: marking is the most expensive part of a search.
 * @param wanted tsquery
 */
export async function snippetsOf(db: Db, query: Query, wanted: RawBuilder<unknown>, texts: Text[]): Promise<string[]> {
  const words = spellingsOf(query)
  const likely = await matchedPassages(
    db,
    wanted,
    texts.map(({ text, language }) => ({ passages: passagesWith(words, text), language })),
  )
  const missed = texts.filter((_, index) => !likely[index]?.some(hasMatches))
  const whole = await matchedPassages(
    db,
    wanted,
    missed.map(({ text, language }) => ({ passages: [text], language })),
  )
  return texts.map((text, index) => snippetFrom((missed.includes(text) ? whole[missed.indexOf(text)] : likely[index]) ?? []))
}

const hasMatches = ({ matches }: MatchedPassage): boolean => matches.length > 0

function snippetFrom(passages: MatchedPassage[]): string {
  const matched = passages.filter(hasMatches)
  return (matched.length > 0 ? matched : passages.slice(0, 1)).map(fragmentOf).join(' … ')
}

interface Passages {
  passages: string[]
  language: string
}

/** PostgreSQL marks indexed words, not places in the text. */
async function matchedPassages(db: Db, wanted: RawBuilder<unknown>, texts: Passages[]): Promise<MatchedPassage[][]> {
  const all = texts.flatMap(({ passages, language }, of) =>
    passages.map((text) => ({ of, text, language, words: indexedWords(text) })),
  )
  if (all.length === 0) return []
  const spaced = all.map(({ words }) => words.map(({ word }) => word).join(' '))
  const { rows } = await sql<{ marked: string }>`
    select ts_headline(${CONFIGURATION_BY_LANGUAGE}, text, q.q, ${HEADLINE_OPTIONS}) as marked
    from unnest(${spaced}::text[], ${all.map(({ language }) => language)}::text[]) with ordinality as given (text, language, place),
      (select ${wanted} as q) as q
    order by place`.execute(db)
  const found: MatchedPassage[][] = texts.map(() => [])
  for (const [place, { of, text, words }] of all.entries()) {
    const marked = rows[place]?.marked.split(' ') ?? []
    const matches = [...words.keys()].filter((index) => marked[index]?.includes(MARK_BEGIN))
    found[of]?.push({ text, words, matches })
  }
  return found
}

/** Of `ts_headline`. */
export const HEADLINE_OPTIONS = `HighlightAll=true, StartSel=${MARK_BEGIN}, StopSel=${MARK_END}`

export const CONFIGURATION_BY_LANGUAGE = sql`case language ${sql.join(
  LANGUAGES.map(
    (language) => sql`when ${sql.lit(language)} then ${sql.lit(DESCRIPTORS[language].searchConfigurations[0])}::regconfig`,
  ),
  sql` `,
)} end`
