import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FSRS } from 'ts-fsrs'
import type { ReviewResult, SentReview } from '#contract/practice/recall.ts'
import { MAX_REVIEWS, REVIEWS_USED } from '#contract/practice/recall-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { examOf, type StoredExam } from '#server/practice/shared/recall-day.ts'
import {
  afterReviews,
  type Before,
  clamped,
  DAY_MS,
  dueBefore,
  isLater,
  type Review,
  type Schedule,
  scheduleOf,
  schedulerWith,
} from '../rules.ts'
import { type Arrival, lockedWeights } from './lock-weights.ts'
import { replayed, type StoredReview, setSchedules } from './replay-cards.ts'

interface LockedCard extends Schedule, StoredExam {
  card_id: string
  added_at: Date
  reset_at: Date | null
  answers: number
  answers_of_day: number
}

interface NewReview extends Review {
  card_id: string
  seconds: number
}

/**
 * Three statements for any number of reviews. Idempotent.
 * @throws HttpError 429 beyond the daily limit; beyond a card's limit the result is `too_many`
 */
export function reviewCards(db: Db, userId: string, sent: SentReview[], now: Date): Promise<ReviewResult[]> {
  return inTransaction(db, async (db) => {
    const cardIds = sent.map(({ card_id }) => card_id)
    const { cards, scheduler } = await lockCards(db, userId, cardIds, { answers: sent.length, now })
    const timed = sent.flatMap((review) => timedReview(review, cards, now))
    const stored = await storedReviews(db, userId, timed, cards)
    const { fresh, beyond } = withinLimits(newOnes(timed, stored), cards, now)
    const written: Scheduled[] = []
    for (const card of cards.values()) {
      written.push(...scheduled(scheduler, card, fresh, stored))
      // Lets other requests run between replays.
      if (stored.length > 0) await setImmediate()
    }
    if (fresh.length > 0) await write(db, userId, fresh, written)
    const known = new Map<string, Schedule>([...cards, ...written.map(({ card, schedule }) => [card.card_id, schedule] as const)])
    return resultsOf(sent, { fresh, beyond }, known, (id) => dueOf(known.get(id), cards.get(id), now))
  })
}

const dueOf = (schedule: Schedule | undefined, card: LockedCard | undefined, now: Date): string | null =>
  (schedule && card && dueBefore(schedule, examOf(card, now).examAt)?.toISOString()) ?? null

interface LockedCards {
  cards: Map<string, LockedCard>
  scheduler: FSRS
}

/**
 * Locks the weights, then cards by id, to avoid deadlocks.
 * @throws HttpError 429 beyond the daily limit
 */
export async function lockCards(db: Db, userId: string, cardIds: readonly string[], arrived?: Arrival): Promise<LockedCards> {
  const { rows } = await sql<LockedCard & { weights: number[] | null; answers_that_day: number }>`
    with locked as (${lockedWeights(userId, arrived)})
    select recall_cards.*, weights, answers_that_day, counted.*, study_plans.exam, exam_year, exam_date, exam_dates.date as announced
    from locked cross join recall_cards cross join lateral ${countedAnswers(arrived)} left join study_plans on study_plans.user_id = recall_cards.user_id
      left join exam_dates on exam_dates.exam = study_plans.exam and year = exam_year
    where recall_cards.user_id = ${userId} and card_id = any(${[...new Set(cardIds)]}::uuid[])
    order by card_id for update of recall_cards`.execute(db)
  if (arrived && (rows[0]?.answers_that_day ?? 0) > MAX_REVIEWS.aDay) throw new HttpError(429, REVIEWS_USED)
  return { cards: new Map(rows.map((row) => [row.card_id, row])), scheduler: schedulerWith(rows[0]?.weights ?? null) }
}

/** May miss concurrent calls; the limit need not be exact. */
const countedAnswers = (arrived: Arrival | undefined) => sql`(
  select count(*)::integer as answers, (count(*) filter (where reviewed_at > ${dayBefore(arrived)}::timestamptz))::integer as answers_of_day
  from recall_reviews where recall_reviews.card_id = recall_cards.card_id and ${arrived !== undefined}) as counted`

const dayBefore = (arrived: Arrival | undefined): Date | null => (arrived ? new Date(arrived.now.getTime() - DAY_MS) : null)

function timedReview(
  { review_id, card_id, grade, seconds, reviewed_at }: SentReview,
  cards: Map<string, LockedCard>,
  now: Date,
): NewReview[] {
  const card = cards.get(card_id)
  if (!card) return []
  return [{ review_id, card_id, grade, seconds, reviewed_at: clamped(new Date(reviewed_at), { from: card.added_at, to: now }) }]
}

/** Repeated reviews, and all of cards with a late one. Read after locking. */
async function storedReviews(
  db: Db,
  userId: string,
  timed: NewReview[],
  cards: Map<string, LockedCard>,
): Promise<StoredReview[]> {
  const late = timed.filter((review) => {
    const card = cards.get(review.card_id) as LockedCard
    return card.answers < MAX_REVIEWS.ofCard && !isLater(card, [review])
  })
  const { rows } = await sql<StoredReview>`
    select review_id, card_id, grade, reviewed_at, undone_at from recall_reviews
    where user_id = ${userId} and (review_id = any(${timed.map(({ review_id }) => review_id)}::uuid[])
      or card_id = any(${late.map(({ card_id }) => card_id)}::uuid[]))`.execute(db)
  return rows
}

function newOnes(timed: NewReview[], stored: StoredReview[]): NewReview[] {
  const known = new Set(stored.map(({ review_id }) => review_id))
  return timed.filter(({ review_id }) => !known.has(review_id) && known.add(review_id))
}

interface Limited {
  fresh: NewReview[]
  beyond: NewReview[]
}

function withinLimits(reviews: NewReview[], cards: Map<string, LockedCard>, now: Date): Limited {
  const limited: Limited = { fresh: [], beyond: [] }
  for (const review of reviews) {
    const card = cards.get(review.card_id) as LockedCard
    const isOfDay = review.reviewed_at.getTime() > now.getTime() - DAY_MS
    const isBeyond = card.answers >= MAX_REVIEWS.ofCard || (isOfDay && card.answers_of_day >= MAX_REVIEWS.ofCardADay)
    limited[isBeyond ? 'beyond' : 'fresh'].push(review)
    if (isBeyond) continue
    card.answers++
    if (isOfDay) card.answers_of_day++
  }
  return limited
}

interface Scheduled {
  card: LockedCard
  schedule: Schedule
  before: Before[]
}

/** A late review needs a replay. */
function scheduled(scheduler: FSRS, card: LockedCard, fresh: NewReview[], stored: StoredReview[]): Scheduled[] {
  const own = fresh.filter(({ card_id }) => card_id === card.card_id)
  if (own.length === 0) return []
  const counting = own.filter(({ reviewed_at }) => !card.reset_at || reviewed_at > card.reset_at)
  if (isLater(card, counting)) return [{ card, ...afterReviews(scheduler, scheduleOf(card), counting) }]
  return [{ card, ...replayed(scheduler, card, [...stored.filter(({ card_id }) => card_id === card.card_id), ...own]) }]
}

async function write(db: Db, userId: string, fresh: NewReview[], written: Scheduled[]): Promise<void> {
  const before = new Map(written.flatMap((one) => one.before.map((known) => [known.review_id, known])))
  const reviews = fresh.map((review) => ({ ...review, ...(before.get(review.review_id) ?? { state_before: 0, forecast: null }) }))
  const cards = written.map(({ card, schedule }) => ({ card_id: card.card_id, ...schedule }))
  await sql`
    with stored as (
      insert into recall_reviews (user_id, review_id, card_id, grade, reviewed_at, seconds, forecast, state_before)
      select ${userId}, review_id, card_id, grade, reviewed_at, seconds, forecast, state_before
      from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as given
        (review_id uuid, card_id uuid, grade integer, reviewed_at timestamptz, seconds real, forecast real, state_before integer)
    )
    ${setSchedules(userId, cards)}`.execute(db)
}

function resultsOf(
  sent: SentReview[],
  { fresh, beyond }: Limited,
  known: ReadonlyMap<string, unknown>,
  dueOf: (cardId: string) => string | null,
): ReviewResult[] {
  const applied = new Set(fresh.map(({ review_id }) => review_id))
  const tooMany = new Set(beyond.map(({ review_id }) => review_id))
  return sent.map(({ review_id, card_id }): ReviewResult => {
    const due = dueOf(card_id)
    if (tooMany.has(review_id)) return { review_id, card_id, result: 'too_many', due }
    // Of equal reviews in one call the first is applied.
    const result = applied.delete(review_id) ? 'applied' : known.has(card_id) ? 'repeated' : 'unknown_card'
    return { review_id, card_id, result, due }
  })
}
