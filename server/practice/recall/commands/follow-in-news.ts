import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { inNewsSource, type StoredItem } from './in-news-source.ts'

/** Cards of removed items are marked and keep their content. */
export async function followInNews(db: Db, entryIds: string[], now: Date): Promise<void> {
  const { rows } = await sql<StoredItem>`
    select item_id, entry_id, kind, name, body ->> 'text' as text, body ->> 'rank' as rank, syllabus
    from in_news_items where entry_id = any(${entryIds}::uuid[])`.execute(db)
  const sources = JSON.stringify(rows.map(inNewsSource))
  await sql`
    with followed as (
      select card_id, source.content, source.syllabus
      from recall_cards as card left join jsonb_to_recordset(${sources}::jsonb) as source (source_key text, content jsonb, syllabus text[])
        on source.source_key = card.source_key
      where card.article_id = any(${entryIds}::uuid[]) and card.kind = 'in-news'
        and (is_gone, card.content, card.syllabus)
          is distinct from (source.source_key is null, coalesce(source.content, card.content), coalesce(source.syllabus, card.syllabus))
      order by card_id for update of card
    )
    update recall_cards set content = coalesce(followed.content, recall_cards.content),
      syllabus = coalesce(followed.syllabus, recall_cards.syllabus), is_gone = followed.content is null,
      changed_at = case when followed.content <> recall_cards.content then ${now} else changed_at end
    from followed where recall_cards.card_id = followed.card_id`.execute(db)
}
