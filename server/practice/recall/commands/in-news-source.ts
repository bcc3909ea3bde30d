import { type RawBuilder, sql } from 'kysely'
import { type Language, TARGETS, type Target } from '#contract/languages.ts'
import type { InNewsKind } from '#contract/reading/provenance-rules.ts'
import { TEXTS as FRONTS } from '#messages/all/reading-language/in-news-fronts.ts'
import type { Db } from '#server/db/open.ts'
import type { Source } from './find-sources.ts'

interface Texts {
  name: string
  text: string
  rank?: string | null
}

interface StoredItem extends Texts {
  item_id: string
  entry_id: string
  kind: InNewsKind
  translated: { [L in Target]?: Texts } | null
  syllabus: string[]
}

/** @param which with the tables `in_news_items` and `daily_entries` */
export async function inNewsSources(db: Db, which: RawBuilder<unknown>): Promise<Source[]> {
  const { rows } = await sql<StoredItem>`
    select item_id, entry_id, kind, name, body ->> 'text' as text, body ->> 'rank' as rank, body -> 'translated' as translated, syllabus
    from in_news_items join daily_entries using (entry_id) where ${which} order by publication_date desc, position`.execute(db)
  return rows.map(sourceOf)
}

/** The day is what such a card is of. */
function sourceOf({ item_id, entry_id, kind, syllabus, translated, ...english }: StoredItem): Source {
  const sides = (language: Language, { name, text, rank }: Texts) => ({
    front: FRONTS[language][kind]({ name }),
    back: rank ? `${text}\n${rank}` : text,
  })
  const others = TARGETS.flatMap((target) => {
    const texts = translated?.[target]
    return texts && isWhole(english, texts) ? [[target, sides(target, texts)]] : []
  })
  return {
    article_id: entry_id,
    kind: 'in-news',
    source_key: item_id,
    content: { ...sides('en', english), ...(others.length > 0 && { translated: Object.fromEntries(others) }) },
    syllabus,
  }
}

const isWhole = (english: Texts, translation: Texts): boolean => !english.rank || !!translation.rank
