import { sql } from 'kysely'
import { ENOUGH_TO_FIT } from '#contract/practice/recall-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { JobLog } from '#server/job-context.ts'
import { areWeights } from '../rules.ts'
import { applyWeights } from './apply-weights.ts'
import { type Answer, OptimizerMissing, type optimise } from './optimise.ts'

interface FitOptions {
  optimise: typeof optimise
  log: JobLog
  stopping: AbortSignal
}

/** Limits the hourly job. */
const MAX_PEOPLE = 100
/** The optimizer then uses 250 MB. */
const MAX_ANSWERS = 100_000

/** After enough answers, then after each third more. */
export async function fitWeights(db: Db, now: Date, options: FitOptions): Promise<void> {
  for (const person of await peopleToFit(db)) {
    if (options.stopping.aborted) return
    try {
      await fitPerson(db, person, now, options)
    } catch (err) {
      if (options.stopping.aborted) return
      options.log.error({ err }, sentenceFor(err))
      if (err instanceof OptimizerMissing) return
    }
    await sql`update recall_fits set tried_answers = ${person.answers} where user_id = ${person.user_id}`.execute(db)
  }
}

const sentenceFor = (error: unknown) =>
  error instanceof OptimizerMissing
    ? 'The optimizer of FSRS does not run on this machine: intervals are not fitted to people, and everybody keeps the weights in use'
    : 'The weights of a person could not be fitted: they keep those in use'

interface Person {
  user_id: string
  answers: number
  weights: number[] | null
}

async function peopleToFit(db: Db): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select user_id, answers, weights from recall_fits left join recall_settings using (user_id)
    where answers >= ${ENOUGH_TO_FIT} and 3 * answers >= 4 * tried_answers and coalesce(fit_intervals, true)
    order by tried_answers, user_id limit ${MAX_PEOPLE}`.execute(db)
  return rows
}

async function fitPerson(db: Db, { user_id, weights }: Person, now: Date, { optimise, stopping }: FitOptions): Promise<void> {
  const answers = await answersOf(db, user_id)
  if (answers.length < ENOUGH_TO_FIT) return
  const cards = [...Map.groupBy(answers, ({ card_id }) => card_id).values()]
  const fit = await optimise({ cards: cards.map((own) => own.map(({ at, grade }): Answer => [at, grade])), weights }, stopping)
  if (!areWeights(fit.weights)) throw new Error(`The optimizer gave weights that cannot be: ${fit.weights}`)
  if (fit.lossAfter < fit.lossBefore) await applyWeights(db, user_id, fit, answers.length, now)
}

/** Includes reviews of deleted cards. */
async function answersOf(db: Db, userId: string): Promise<{ card_id: string; at: number; grade: number }[]> {
  const { rows } = await sql<{ card_id: string; at: number; grade: number }>`
    select recall_reviews.card_id, (extract(epoch from reviewed_at) * 1000)::double precision as at, grade
    from recall_reviews left join recall_cards on recall_cards.card_id = recall_reviews.card_id
    where recall_reviews.user_id = ${userId} and undone_at is null and (reset_at is null or reviewed_at > reset_at)
    order by recall_reviews.card_id desc, reviewed_at, review_id limit ${MAX_ANSWERS}`.execute(db)
  return rows
}
