import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { keyOf, olderKeyOf } from '#server/practice/shared/own-fact-key.ts'

/** @returns the readers with cards in their own words */
export async function ownFactsOf(db: Db, articleId: string, readers: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('recall_cards')
    .where('article_id', '=', articleId)
    .where('user_id', 'in', readers)
    .where('kind', '=', 'fact')
    .where('source_key', 'like', 'own:%')
    .select('user_id')
    .distinct()
    .execute()
  return rows.map(({ user_id }) => user_id)
}

interface OwnFact {
  user_id: string
  /** Of the highlight. */
  id: string
  quote: string
  /** Missing: the card stays as it is. */
  front?: string
  back?: string
}

/** Keeps the schedules. @param changedAt tells the readers */
export async function changeOwnFacts(db: Db, articleId: string, facts: OwnFact[], changedAt?: Date): Promise<void> {
  await sql`
    with given as (
      select user_id, ${keyOf(sql`id`)} as source_key, ${olderKeyOf(sql`quote`)} as older_key,
        case when front is not null then jsonb_build_object('front', front, 'back', back) end as content, place
      from rows from (jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as (user_id uuid, id uuid, quote text, front text, back text))
        with ordinality as fact (user_id, id, quote, front, back, place)
    ), changed as (
      select distinct on (card_id) card_id, given.source_key, coalesce(given.content, card.content) as content
      from given join recall_cards as card on card.user_id = given.user_id and card.article_id = ${articleId} and kind = 'fact'
        and (card.source_key = given.source_key or (card.source_key = given.older_key and not exists (
          select from recall_cards as own where own.user_id = given.user_id and own.article_id = ${articleId}
            and own.kind = 'fact' and own.source_key = given.source_key)))
      order by card_id, place
    )
    update recall_cards set source_key = changed.source_key, content = changed.content,
      changed_at = case when changed.content = recall_cards.content then changed_at else coalesce(${changedAt ?? null}, changed_at) end
    from changed where recall_cards.card_id = changed.card_id
      and (recall_cards.source_key, recall_cards.content) is distinct from (changed.source_key, changed.content)`.execute(db)
}
