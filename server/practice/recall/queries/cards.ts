import { type RawBuilder, sql } from 'kysely'
import { dayAfter } from '#contract/calendar.ts'
import type { Queue } from '#contract/practice/recall.ts'
import type { RecallCard } from '#contract/practice/recall-cards.ts'
import { withDescendants } from '#contract/syllabus/nodes.ts'
import type { Db } from '#server/db/open.ts'
import {
  activeCards,
  circumstancesOf,
  IS_PAUSED,
  isReady,
  isVisible,
  type Learner,
  startOf,
} from '#server/practice/shared/recall-circumstances.ts'
import type { Circumstances } from '#server/practice/shared/recall-day.ts'
import { intervalsOf, schedulerWith } from '../rules.ts'
import { type CardRow, cardFrom } from './card-row.ts'

const isAbout = (node: string) => sql`recall_cards.syllabus && ${withDescendants(node)}::text[]`

const CARD = sql`recall_cards.*, ${IS_PAUSED} as is_paused, coalesce(articles.article_id, item.item_id) as known_id, title, practice_texts -> 'titles' as titles,
  publication_date, status,
  correction.noted_at as corrected_at, correction.wrong as was_wrong, correction.right_text as is_right`
const ITS_ARTICLE = sql`left join articles on articles.article_id = recall_cards.article_id
  left join (select item_id, entry_id as item_entry_id from in_news_items) as item
    on item.item_id = case when recall_cards.kind = 'in-news' then source_key::uuid end
  left join daily_entries on daily_entries.entry_id = coalesce(articles.entry_id, item.item_entry_id)
  left join article_search on article_search.article_id = articles.article_id
  left join article_notes as correction on correction.note_id = recall_cards.correction_id`

interface QueuePart {
  node?: string | undefined
  limit: number
}

type Offered = CardRow & { is_ahead: boolean; total: number }

/**
 * Learning steps begun today, and others within the day's budget: learning, relatively most overdue reviews, new cards.
 * Reviews are due all day, learning steps by the minute; near ones come only when nothing else is due.
 */
export async function queueOf(db: Db, learner: Learner, asked: QueuePart, now: Date): Promise<Queue> {
  const about = await circumstancesOf(db, learner, now)
  const rows = about.exam?.is_over ? [] : await offeredCards(db, learner, about, asked, now)
  const ready = rows.some(({ is_ahead }) => !is_ahead) ? rows.filter(({ is_ahead }) => !is_ahead) : rows
  const items = rows[0]?.total ?? 0
  const scheduler = schedulerWith(about.weights)
  return {
    items: ready.map((row) => ({ card: cardFrom(row, about), intervals: intervalsOf(scheduler, row, about.examAt, now) })),
    today: { items, minutes: Math.ceil((items * about.seconds) / 60), done: about.done },
    exam: about.exam,
  }
}

async function offeredCards(
  db: Db,
  learner: Learner,
  about: Circumstances,
  { node, limit }: QueuePart,
  now: Date,
): Promise<Offered[]> {
  const { day, budget, left } = about
  const { rows } = await sql<Offered>`
    with mine as (
      ${activeCards(learner, about)} and ${node === undefined ? sql`true` : isAbout(node)}
    ), ready as (
      select card_id, added_at, state <> 2 and due > ${now}::timestamptz as is_ahead,
        state in (1, 3) and last_review >= ${startOf(day, learner.timeZone)} as is_begun,
        case when state in (1, 3) then 0 when state = 2 then 1 else 2 end as place,
        case state when 0 then 0 when 2 then extract(epoch from ${now}::timestamptz - due) / greatest(extract(epoch from due - last_review), 1)
          else extract(epoch from ${now}::timestamptz - due) end as overdue
      from mine where ${isReady(startOf(dayAfter(day), learner.timeZone), now)}
    ), offered as (
      (select * from ready where is_begun order by is_ahead, overdue desc, added_at, card_id limit ${budget})
      union all
      (select * from ready where not is_begun order by is_ahead, place, overdue desc, added_at, card_id limit ${left})
    ), chosen as (
      select *, count(*) over ()::integer as total from offered
      order by is_ahead, place, overdue desc, added_at, card_id limit ${limit}
    )
    select ${CARD}, is_ahead, total from chosen join recall_cards on recall_cards.card_id = chosen.card_id ${ITS_ARTICLE}
    order by is_ahead, place, overdue desc, chosen.added_at, chosen.card_id`.execute(db)
  return rows
}

interface Page {
  state?: 'new' | 'learning' | 'review' | 'suspended' | undefined
  node?: string | undefined
  article_id?: string | undefined
  before?: [added_at: string, card_id: string] | undefined
  limit: number
}

const IN_STATE = {
  new: sql`state = 0 and suspended_at is null`,
  learning: sql`state in (1, 3) and suspended_at is null`,
  review: sql`state = 2 and suspended_at is null`,
  suspended: sql`suspended_at is not null`,
}

export async function cardsOf(db: Db, learner: Learner, { state, node, article_id, before, limit }: Page, now: Date) {
  const narrowed = [
    state && IN_STATE[state],
    node !== undefined && isAbout(node),
    article_id !== undefined && sql`recall_cards.article_id = ${article_id}`,
    before && sql`(added_at, card_id) < (${new Date(before[0])}, ${before[1]})`,
  ].filter((condition) => condition !== false && condition !== undefined)
  const about = await circumstancesOf(db, learner, now)
  const cards = await cardsWhere(db, learner, about, narrowed, limit + 1)
  const data = cards.slice(0, limit)
  const last = data.at(-1)
  const hasMore = cards.length > limit
  return {
    data,
    next_before: hasMore && last ? `${last.added_at}~${last.card_id}` : null,
    total: before ? null : hasMore ? await countOf(db, learner, about, narrowed) : data.length,
  }
}

async function countOf(db: Db, learner: Learner, about: Circumstances, narrowed: RawBuilder<unknown>[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from recall_cards ${ITS_ARTICLE} where ${visibleTo(learner, about, narrowed)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function cardOf(db: Db, learner: Learner, cardId: string, now: Date): Promise<RecallCard | undefined> {
  return (await cardsWhere(db, learner, await circumstancesOf(db, learner, now), [sql`card_id = ${cardId}`], 1))[0]
}

async function cardsWhere(
  db: Db,
  learner: Learner,
  about: Circumstances,
  narrowed: RawBuilder<unknown>[],
  limit: number,
): Promise<RecallCard[]> {
  const { rows } = await sql<CardRow>`
    select ${CARD} from recall_cards ${ITS_ARTICLE} where ${visibleTo(learner, about, narrowed)}
    order by added_at desc, card_id desc limit ${limit}`.execute(db)
  return rows.map((row) => cardFrom(row, about))
}

const visibleTo = ({ id, role }: Learner, about: Circumstances, narrowed: RawBuilder<unknown>[]) =>
  sql.join([sql`user_id = ${id}`, isVisible(role, about), ...narrowed], sql` and `)
