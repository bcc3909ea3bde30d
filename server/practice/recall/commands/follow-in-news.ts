import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { english } from './follow-articles.ts'
import { inNewsSources } from './in-news-source.ts'

/** Cards of removed items are marked and keep their content. Translations are added silently. */
export async function followInNews(db: Db, entryIds: string[], now: Date): Promise<void> {
  const sources = JSON.stringify(await inNewsSources(db, sql`entry_id = any(${entryIds}::uuid[])`))
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
      changed_at = case when ${english('followed')} <> ${english('recall_cards')} then ${now} else changed_at end
    from followed where recall_cards.card_id = followed.card_id`.execute(db)
}
