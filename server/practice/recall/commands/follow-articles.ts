import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { MUST_KNOW, sourcesOf } from './find-sources.ts'

export const english = (of: string) => sql`${sql.ref(`${of}.content`)} - 'translated'`

/**
 * Removed sources are marked and keep their content. Facts other than must-know may be in the person's words, and then stay as they are.
 * A field missing in an older card is added silently, and so is any translation.
 */
export async function followArticles(db: Db, articleIds: string[], now: Date): Promise<void> {
  const isOwn = sql`(source.kind = 'fact' and source.source_key <> ${MUST_KNOW} and ${english('card')} <> ${english('source')})`
  await sql`
    with changed as (
      select card_id, case when ${isOwn} then card.content else source.content end as content, source.syllabus
      from recall_cards as card join ${sourcesOf(articleIds)} as source using (article_id, kind, source_key)
      where is_gone or card.syllabus <> source.syllabus or (not ${isOwn} and card.content <> source.content)
      order by card_id for update of card
    )
    update recall_cards set content = changed.content, syllabus = changed.syllabus, is_gone = false,
      changed_at = case when (${english('changed')}) || (${english('recall_cards')}) = ${english('changed')} then changed_at else ${now} end
    from changed where recall_cards.card_id = changed.card_id`.execute(db)
  await sql`
    with gone as (
      select card_id from recall_cards as card
      where article_id = any(${articleIds}::uuid[]) and not is_gone and source_key not like 'own:%'
        and not exists (select from ${sourcesOf(articleIds)} as source
          where source.article_id = card.article_id and source.kind = card.kind and source.source_key = card.source_key)
      order by card_id for update of card
    )
    update recall_cards set is_gone = true from gone where recall_cards.card_id = gone.card_id`.execute(db)
}
