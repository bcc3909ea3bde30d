import { type RawBuilder, sql } from 'kysely'
import { daysAfter } from '#contract/calendar.ts'
import type { Figures, Queue, RecallCard } from '#contract/practice/recall.ts'
import { type RecallSettings, USUAL_SETTINGS } from '#contract/practice/recall-rules.ts'
import type { Exam } from '#contract/reading/study-plan-rules.ts'
import { can } from '#contract/roles.ts'
import { withDescendants } from '#contract/syllabus/nodes.ts'
import type { Db } from '#server/db/open.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import {
  type CardRow,
  type Circumstances,
  cardFrom,
  circumstancesFrom,
  DAY_MS,
  ENOUGH_TO_FIT,
  FIGURE_DAYS,
  intervalsOf,
  LOOK_AHEAD_MS,
  loadFrom,
  schedulerWith,
} from './rules.ts'

export interface Learner {
  id: string
  role: string
  timeZone: string
}

interface CircumstancesRow {
  daily_minutes: number
  exam: Exam | null
  exam_year: number | null
  exam_date: string | null
  announced: string | null
  done: number
  reviews: number
  median: number | null
  weights: number[] | null
}

const startOf = (day: string, timeZone: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`

/** Everything about a person that the schedule of a day depends on, in one query. */
export async function circumstancesOf(db: Db, { id, timeZone }: Learner, now: Date): Promise<Circumstances> {
  const day = dayIn(timeZone, now)
  const { rows } = await sql<CircumstancesRow>`
    select coalesce(daily_minutes, ${USUAL_SETTINGS.daily_minutes}) as daily_minutes, study_plans.exam, exam_year, exam_date, date as announced,
      (select count(distinct card_id) from recall_reviews
        where user_id = ${id} and reviewed_at >= ${startOf(day, timeZone)} and undone_at is null)::integer as done,
      latest.reviews, latest.median, weights
    from (select count(*)::integer as reviews, percentile_cont(0.5) within group (order by seconds) as median from (
        select seconds from recall_reviews where user_id = ${id} and undone_at is null order by reviewed_at desc limit 200) as answers) as latest
      left join recall_settings on recall_settings.user_id = ${id}
      left join recall_fits on recall_fits.user_id = ${id}
      left join study_plans on study_plans.user_id = ${id}
      left join exam_dates on exam_dates.exam = study_plans.exam and year = exam_year`.execute(db)
  return circumstancesFrom(rows[0] as CircumstancesRow, { day, now })
}

/** The same as `dueBefore` of the rules. */
const dueOn = (examAt: Date | null) =>
  examAt
    ? sql`case when last_review is null then due else least(due, greatest(
        least(last_review + (${examAt}::timestamptz - last_review) * (2.0 / 3), ${examAt}::timestamptz - interval '24 hours'),
        last_review + interval '24 hours')) end`
    : sql.ref('due')

const isVisible = (role: string) => sql`(not needs_pro or ${can(role, 'proStudy')})`

const isAbout = (node: string) => sql`recall_cards.syllabus && ${withDescendants(node)}::text[]`

const CARD = sql`recall_cards.*, articles.article_id as known_id, title, publication_date, status`
const ITS_ARTICLE = sql`left join articles on articles.article_id = recall_cards.article_id
  left join daily_entries on daily_entries.entry_id = articles.entry_id`

interface QueuePart {
  /** Only cards about this paper or node. */
  node?: string | undefined
  limit: number
}

type Offered = CardRow & { is_ahead: boolean; total: number }

/**
 * The cards that are offered now: steps of learning begun today, and of the rest as many as the day's budget leaves. Learning comes first, then
 * what is overdue the longest for its interval, then new cards. Steps of the next minutes come when nothing else does.
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
  { id, role, timeZone }: Learner,
  about: Circumstances,
  { node, limit }: QueuePart,
  now: Date,
): Promise<Offered[]> {
  const { day, left, examAt } = about
  const ahead = new Date(now.getTime() + LOOK_AHEAD_MS)
  const { rows } = await sql<Offered>`
    with mine as (
      select card_id, state, added_at, last_review, ${dueOn(examAt)} as due from recall_cards
      where user_id = ${id} and suspended_at is null and (buried_until is null or buried_until <= ${day}::date) and ${isVisible(role)}
        and ${node === undefined ? sql`true` : isAbout(node)}
    ), ready as (
      select card_id, added_at, due > ${now}::timestamptz as is_ahead,
        state in (1, 3) and last_review >= ${startOf(day, timeZone)} as is_begun,
        case when state in (1, 3) then 0 when state = 2 then 1 else 2 end as place,
        case state when 0 then 0 when 2 then extract(epoch from ${now}::timestamptz - due) / greatest(extract(epoch from due - last_review), 1)
          else extract(epoch from ${now}::timestamptz - due) end as overdue
      from mine where state = 0 or due <= case when state = 2 then ${now}::timestamptz else ${ahead}::timestamptz end
    ), offered as (
      select * from ready where is_begun
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

/** A page of a person's cards, latest first. */
export async function cardsOf(db: Db, learner: Learner, { state, node, article_id, before, limit }: Page, now: Date) {
  const narrowed = [
    state && IN_STATE[state],
    node !== undefined && isAbout(node),
    article_id !== undefined && sql`recall_cards.article_id = ${article_id}`,
    before && sql`(added_at, card_id) < (${new Date(before[0])}, ${before[1]})`,
  ].filter((condition) => condition !== false && condition !== undefined)
  const cards = await cardsWhere(db, learner, narrowed, limit + 1, now)
  const data = cards.slice(0, limit)
  const last = data.at(-1)
  return { data, next_before: cards.length > limit && last ? `${last.added_at}~${last.card_id}` : null }
}

/** A person's own card, if they may see it. */
export async function cardOf(db: Db, learner: Learner, cardId: string, now: Date): Promise<RecallCard | undefined> {
  return (await cardsWhere(db, learner, [sql`card_id = ${cardId}`], 1, now))[0]
}

async function cardsWhere(
  db: Db,
  learner: Learner,
  narrowed: RawBuilder<unknown>[],
  limit: number,
  now: Date,
): Promise<RecallCard[]> {
  const conditions = [sql`user_id = ${learner.id}`, isVisible(learner.role), ...narrowed]
  const about = await circumstancesOf(db, learner, now)
  const { rows } = await sql<CardRow>`
    select ${CARD} from recall_cards ${ITS_ARTICLE} where ${sql.join(conditions, sql` and `)}
    order by added_at desc, card_id desc limit ${limit}`.execute(db)
  return rows.map((row) => cardFrom(row, about))
}

export async function settingsOf(db: Db, userId: string): Promise<RecallSettings> {
  const row = await db
    .selectFrom('recall_settings')
    .where('user_id', '=', userId)
    .select(['daily_minutes', 'keep_wrong_answers', 'fit_intervals'])
    .executeTakeFirst()
  return row ?? USUAL_SETTINGS
}

/**
 * What a person practised, what became of it, and what comes.
 * @param canFit whether this machine can fit weights to people
 */
export async function figuresOf(db: Db, learner: Learner, canFit: boolean, now: Date): Promise<Figures> {
  const about = await circumstancesOf(db, learner, now)
  const { retention, days, is_wanted, ...fit } = await practised(db, learner, about.day, now)
  const { cards, due } = await waiting(db, learner, about)
  const possible_from = is_wanted && canFit ? ENOUGH_TO_FIT : null
  return { retention, days, cards, load: loadFrom(due, about), fit: { ...fit, possible_from } }
}

interface Practised extends Pick<Figures, 'retention' | 'days'>, Omit<Figures['fit'], 'possible_from'> {
  is_wanted: boolean
}

async function practised(db: Db, { id, timeZone }: Learner, day: string, now: Date): Promise<Practised> {
  const yearAgo = new Date(now.getTime() - 365 * DAY_MS)
  const { rows } = await sql<Practised>`
    select
      (select coalesce(jsonb_agg(by_month order by month), '[]') from (
        select to_char(reviewed_at at time zone ${timeZone}, 'YYYY-MM') as month, count(*) as reviews,
          avg((grade > 1)::integer)::real as remembered, avg(forecast)::real as forecast
        from recall_reviews
        where user_id = ${id} and undone_at is null and state_before = 2 and forecast is not null and reviewed_at >= ${yearAgo}
        group by 1) as by_month) as retention,
      (select coalesce(jsonb_agg(by_day order by day), '[]') from (
        select (reviewed_at at time zone ${timeZone})::date as day, count(*) as reviews, (sum(seconds) / 60)::real as minutes
        from recall_reviews
        where user_id = ${id} and undone_at is null and reviewed_at >= ${startOf(daysAfter(day, 1 - FIGURE_DAYS), timeZone)}
        group by 1) as by_day) as days,
      (select count(*)::integer from recall_reviews where user_id = ${id} and undone_at is null) as answers,
      (select jsonb_build_object('day', (fitted_at at time zone ${timeZone})::date, 'answers', fitted_answers)
        from recall_fits where user_id = ${id} and weights is not null) as fitted,
      coalesce((select fit_intervals from recall_settings where user_id = ${id}), true) as is_wanted`.execute(db)
  return rows[0] as Practised
}

interface Waiting {
  cards: Figures['cards']
  /** How many become due, by day; what is overdue today. */
  due: Record<string, number>
}

async function waiting(db: Db, { id, role, timeZone }: Learner, { day, examAt, exam }: Circumstances): Promise<Waiting> {
  const isBefore = exam?.is_over ? sql`false` : examAt ? sql`due < ${examAt}` : sql`true`
  const { rows } = await sql<Waiting>`
    with mine as (
      select state, suspended_at is not null as is_suspended, buried_until, ${dueOn(examAt)} as due
      from recall_cards where user_id = ${id} and ${isVisible(role)}
    )
    select
      (select jsonb_build_object('new', count(*) filter (where state = 0 and not is_suspended),
        'learning', count(*) filter (where state in (1, 3) and not is_suspended),
        'review', count(*) filter (where state = 2 and not is_suspended), 'suspended', count(*) filter (where is_suspended)) from mine) as cards,
      (select coalesce(jsonb_object_agg(day, items), '{}') from (
        select greatest((due at time zone ${timeZone})::date, buried_until, ${day}::date) as day, count(*) as items
        from mine where state <> 0 and not is_suspended and ${isBefore} group by 1) as by_day
        where day < ${day}::date + ${FIGURE_DAYS}::integer) as due`.execute(db)
  return rows[0] as Waiting
}

/** A person's cards, reviews and settings, for their data download. */
export async function personalRecallData(db: Db, userId: string) {
  const cards = await db
    .selectFrom('recall_cards')
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('card_id')
    .select(['card_id', 'kind', 'article_id', 'source_key', 'content', 'note'])
    .select(['state', 'due', 'reps', 'lapses', 'suspended_at', 'added_at'])
    .execute()
  const reviews = await db
    .selectFrom('recall_reviews')
    .where('user_id', '=', userId)
    .orderBy('reviewed_at')
    .select(['card_id', 'grade', 'reviewed_at', 'seconds', 'undone_at'])
    .execute()
  const fit = await db
    .selectFrom('recall_fits')
    .where('user_id', '=', userId)
    .where('weights', 'is not', null)
    .select(['weights', 'fitted_at', 'fitted_answers', 'log_loss_before', 'log_loss_after'])
    .executeTakeFirst()
  return { settings: await settingsOf(db, userId), fit: fit ?? null, cards, reviews }
}
