import { type RawBuilder, sql } from 'kysely'
import type { AssignedAnswer, ExchangeState, GivenReview, Offer, ReceivedReview } from '#contract/practice/exchange.ts'
import type { StoredMainsQuestion } from '#contract/practice/writing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { closesAt, owedAfter, queuedSince, statusOf } from './rules.ts'

interface Page {
  before?: [at: string, id: string] | undefined
  limit: number
}

/** Excludes own and reviewed answers, and people connected by a report. */
export const reviewableBy = (userId: string, now: Date) => sql`
  offer.opened_at > ${queuedSince(now)} and offer.withdrawn_at is null and offer.hidden_at is null and offer.reviews < 2
  and offer.user_id <> ${userId}
  and not exists (select from answer_reviews as own where own.offer_id = offer.offer_id and own.reviewer_id = ${userId})
  and not exists (select from content_reports as report where report.reporter_id = ${userId} and report.author_id = offer.user_id)
  and not exists (select from content_reports as report where report.reporter_id = offer.user_id and report.author_id = ${userId})`

const reservedFor = (userId: string, now: Date) => sql`
  offer.reserved_by = ${userId} and offer.reserved_until > ${now} and offer.withdrawn_at is null and offer.hidden_at is null`

export async function stateOf(db: Db, userId: string, now: Date): Promise<ExchangeState> {
  const { rows } = await sql<{ given: number; is_waiting: boolean; is_reviewing: boolean }>`
    select coalesce((select reviews_given from exchange_members where user_id = ${userId}), 0) as given,
      exists (select from exchanged_answers as offer where offer.user_id = ${userId}
        and opened_at is null and withdrawn_at is null and hidden_at is null) as is_waiting,
      exists (select from exchanged_answers as offer where ${reservedFor(userId, now)}) as is_reviewing`.execute(db)
  const [{ given, ...rest } = { given: 0, is_waiting: false, is_reviewing: false }] = rows
  return { owed: owedAfter(given), ...rest }
}

interface OfferRow {
  offer_id: string
  answer_id: string
  question: StoredMainsQuestion
  offered_at: Date
  opened_at: Date | null
  withdrawn_at: Date | null
  count: number
  received: ReceivedReview[]
}

export async function offersOf(
  db: Db,
  userId: string,
  { answer_id, before, limit }: Page & { answer_id?: string | undefined },
  now: Date,
): Promise<{ data: Offer[]; next_before: string | null }> {
  const { rows } = await sql<OfferRow>`
    select offer.offer_id, offer.answer_id, answer.question, offer.offered_at, offer.opened_at, offer.withdrawn_at, offer.reviews as count,
      coalesce((select jsonb_agg(jsonb_build_object(
          'review_id', review_id, 'scores', review.scores, 'score_hundredths', review.score_hundredths, 'comment', comment,
          'shows_my_name', author_agreed,
          'other_name', case when author_agreed and reviewer_agreed then username end,
          'is_reported', exists (select from content_reports as report
            where report.answer_review_id = review.review_id and report.reporter_id = ${userId})) order by reviewed_at, review_id)
        from answer_reviews as review join users on users.user_id = reviewer_id
        where review.offer_id = offer.offer_id and review.hidden_at is null), '[]') as received
    from exchanged_answers as offer join written_answers as answer using (answer_id)
    where offer.user_id = ${userId} and offer.hidden_at is null
      ${answer_id ? sql`and offer.answer_id = ${answer_id}` : sql``} ${beforeOf(before, sql`(offer.offered_at, offer.offer_id)`)}
    order by offer.offered_at desc, offer.offer_id desc limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    data: page.map((row) => offerFrom(row, now)),
    next_before: last ? `${last.offered_at.toISOString()}~${last.offer_id}` : null,
  }
}

const beforeOf = (before: Page['before'], columns: RawBuilder<unknown>) =>
  before ? sql`and ${columns} < (${before[0]}::timestamptz, ${before[1]}::uuid)` : sql``

function offerFrom({ question, offered_at, opened_at, withdrawn_at, count, received, ...ids }: OfferRow, now: Date): Offer {
  return {
    ...ids,
    ...askedOf(question),
    status: statusOf({ opened_at, withdrawn_at, reviews: count }, now),
    offered_at: offered_at.toISOString(),
    closes_at: opened_at && closesAt(opened_at).toISOString(),
    reviews: received,
  }
}

const askedOf = ({ text, marks, words, key_demands, translated }: StoredMainsQuestion) => ({
  question: { text, marks, words, ...(translated && { translated: withoutModelAnswers(translated) }) },
  demands: key_demands,
})

const withoutModelAnswers = (translated: NonNullable<StoredMainsQuestion['translated']>): Offer['question']['translated'] =>
  Object.fromEntries(Object.entries(translated).map(([language, { text, key_demands }]) => [language, { text, key_demands }]))

type GivenRow = Omit<GivenReview, 'question' | 'demands' | 'reviewed_at'> & { asked: StoredMainsQuestion; reviewed_at: Date }

export async function givenBy(
  db: Db,
  userId: string,
  { offerId, before, limit }: Page & { offerId?: string },
): Promise<{ data: GivenReview[]; next_before: string | null }> {
  const { rows } = await sql<GivenRow>`
    select review_id, review.offer_id, review.scores, review.score_hundredths, comment, reviewed_at, answer.question as asked,
      reviewer_agreed as shows_my_name, case when author_agreed and reviewer_agreed then username end as other_name,
      exists (select from content_reports as report where report.offer_id = offer.offer_id and report.reporter_id = ${userId}) as is_reported
    from answer_reviews as review join exchanged_answers as offer using (offer_id) join written_answers as answer using (answer_id)
      join users on users.user_id = offer.user_id
    where reviewer_id = ${userId} and review.hidden_at is null and offer.hidden_at is null
      ${offerId ? sql`and review.offer_id = ${offerId}` : sql``} ${beforeOf(before, sql`(reviewed_at, review_id)`)}
    order by reviewed_at desc, review_id desc limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    data: page.map(({ asked, reviewed_at, ...row }) => ({ ...row, ...askedOf(asked), reviewed_at: reviewed_at.toISOString() })),
    next_before: last ? `${last.reviewed_at.toISOString()}~${last.review_id}` : null,
  }
}

/** Must not identify the author. */
export async function assignedTo(db: Db, userId: string, now: Date): Promise<AssignedAnswer | null> {
  const { rows } = await sql<{
    offer_id: string
    asked: StoredMainsQuestion
    text: string
    photos: number
    reserved_until: Date
  }>`
    select offer_id, answer.question as asked, text, reserved_until,
      (select count(*)::integer from answer_photos where answer_photos.answer_id = answer.answer_id) as photos
    from exchanged_answers as offer join written_answers as answer using (answer_id) where ${reservedFor(userId, now)}`.execute(
    db,
  )
  const [row] = rows
  if (!row) return null
  const { offer_id, asked, text, photos, reserved_until } = row
  return { offer_id, ...askedOf(asked), text, photos, reserved_until: reserved_until.toISOString() }
}

/** @param photo number from 1 on */
export const assignedPhoto = (db: Db, userId: string, offerId: string, photo: number, now: Date) =>
  photoOf(db, sql`offer.offer_id = ${offerId} and ${reservedFor(userId, now)}`, photo)

/** `undefined` unless a report exists. */
export const reportedPhoto = (db: Db, offerId: string, photo: number) =>
  photoOf(
    db,
    sql`offer.offer_id = ${offerId} and exists (select from content_reports as report where report.offer_id = offer.offer_id
      or report.answer_review_id in (select review_id from answer_reviews as review where review.offer_id = offer.offer_id))`,
    photo,
  )

async function photoOf(db: Db, condition: RawBuilder<unknown>, photo: number) {
  const { rows } = await sql<{ answer_id: string; photo_id: string }>`
    select offer.answer_id, photo_id from exchanged_answers as offer join answer_photos using (answer_id)
    where ${condition} order by position limit 1 offset ${photo - 1}`.execute(db)
  return rows[0]
}

/** Received reviews are texts of others. */
export async function personalExchangeData(db: Db, userId: string) {
  const offers = await db
    .selectFrom('exchanged_answers')
    .where('user_id', '=', userId)
    .orderBy('offered_at')
    .select(['offer_id', 'answer_id', 'offered_at', 'opened_at', 'withdrawn_at', 'hidden_at', 'reviews'])
    .execute()
  const reviews = await db
    .selectFrom('answer_reviews')
    .where('reviewer_id', '=', userId)
    .orderBy('reviewed_at')
    .select(['review_id', 'scores', 'score_hundredths', 'comment', 'reviewed_at', 'reviewer_agreed', 'hidden_at'])
    .execute()
  return { offers, reviews }
}
