import { sql } from 'kysely'
import { daysAfter } from '#contract/calendar.ts'
import type { Figures } from '#contract/practice/recall.ts'
import { ENOUGH_TO_FIT } from '#contract/practice/recall-rules.ts'
import type { Db } from '#server/db/open.ts'
import {
  circumstancesOf,
  dueOn,
  IS_PAUSED,
  isVisible,
  type Learner,
  recallTime,
  startOf,
} from '#server/practice/shared/recall-circumstances.ts'
import type { Circumstances } from '#server/practice/shared/recall-day.ts'
import { DAY_MS, FIGURE_DAYS, loadFrom } from '../rules.ts'

/** @param canFit whether the optimizer is installed */
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
  const reviewedAt = recallTime(sql`reviewed_at`, timeZone)
  const yearAgo = new Date(now.getTime() - 365 * DAY_MS)
  const { rows } = await sql<Practised>`
    select
      (select coalesce(jsonb_agg(by_month order by month), '[]') from (
        select to_char(${reviewedAt}, 'YYYY-MM') as month, count(*) as reviews,
          avg((grade > 1)::integer)::real as remembered, avg(forecast)::real as forecast
        from recall_reviews
        where user_id = ${id} and undone_at is null and state_before = 2 and forecast is not null and reviewed_at >= ${yearAgo}
        group by 1) as by_month) as retention,
      (select coalesce(jsonb_agg(by_day order by day), '[]') from (
        select ${reviewedAt}::date as day, count(*) as reviews, (sum(seconds) / 60)::real as minutes
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
  /** Cards by day; overdue ones today. */
  due: Record<string, number>
}

async function waiting(db: Db, { id, role, timeZone }: Learner, about: Circumstances): Promise<Waiting> {
  const { day, examAt, exam } = about
  const isBefore = exam?.is_over ? sql`false` : examAt ? sql`due is not null` : sql`true`
  const { rows } = await sql<Waiting>`
    with mine as (
      select state, suspended_at is not null or ${IS_PAUSED} as is_suspended, buried_until, ${dueOn(examAt)} as due
      from recall_cards where user_id = ${id} and ${isVisible(role, about)}
    )
    select
      (select jsonb_build_object('new', count(*) filter (where state = 0 and not is_suspended),
        'learning', count(*) filter (where state in (1, 3) and not is_suspended),
        'review', count(*) filter (where state = 2 and not is_suspended), 'suspended', count(*) filter (where is_suspended)) from mine) as cards,
      (select coalesce(jsonb_object_agg(day, items), '{}') from (
        select greatest(${recallTime(sql`due`, timeZone)}::date, buried_until, ${day}::date) as day, count(*) as items
        from mine where state <> 0 and not is_suspended and ${isBefore} group by 1) as by_day
        where day < ${day}::date + ${FIGURE_DAYS}::integer) as due`.execute(db)
  return rows[0] as Waiting
}
