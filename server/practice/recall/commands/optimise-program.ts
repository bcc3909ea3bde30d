/** Receives one `ToFit`, sends one `Fitted`, and exits. */
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { dateDiffInDays, default_w } from 'ts-fsrs'
import { afterReviews, newSchedule, schedulerWith } from '../rules.ts'
import type { Answer, Fit, Fitted, ToFit } from './optimise.ts'

interface Optimizer {
  FSRSBindingReview: new (grade: number, days: number) => unknown
  FSRSBindingItem: new (reviews: unknown[]) => unknown
  computeParameters(items: unknown[], options: typeof OPTIONS): Promise<number[]>
}

/** As in the scheduler; `timeout`: polling interval of the optimizer. */
const OPTIONS = { enableShortTerm: true, numRelearningSteps: 1, timeout: 20 }
/** The optimizer ignores further answers. */
const MAX_ANSWERS_OF_A_CARD = 64
/** Share of answers held back for measuring. */
const LATEST = 0.2

lowerPriority()
process.once('message', async (given) => {
  process.send?.(await fitted(given as ToFit))
  process.disconnect()
})

async function fitted({ cards, weights }: ToFit): Promise<Fitted> {
  const library = process.argv[2] ?? ''
  let optimizer: Optimizer
  try {
    optimizer = createRequire(import.meta.url)(library)
  } catch (error) {
    return { missing: `${library} cannot be loaded: ${(error as Error).message}` }
  }
  return { fit: await fitTo(optimizer, cards, weights ?? [...default_w]) }
}

async function fitTo(optimizer: Optimizer, cards: Answer[][], inUse: number[]): Promise<Fit> {
  const latest = startOfLatest(cards)
  const tried = await weightsFor(
    optimizer,
    cards.map((answers) => answers.filter(([at]) => at < latest)),
  )
  return {
    weights: await weightsFor(optimizer, cards),
    lossBefore: logLoss(cards, inUse, latest),
    lossAfter: logLoss(cards, tried, latest),
  }
}

function startOfLatest(cards: Answer[][]): number {
  const times = Float64Array.from(cards.flatMap((answers) => answers.map(([at]) => at))).sort()
  return times[Math.floor(times.length * (1 - LATEST))] ?? 0
}

/** One item for each answer on a later day than the previous. */
function weightsFor(optimizer: Optimizer, cards: Answer[][]): Promise<number[]> {
  const items = cards.flatMap((answers) => {
    const known = answers.slice(0, MAX_ANSWERS_OF_A_CARD)
    const days = known.map(([at], n) => dateDiffInDays(new Date(known[n - 1]?.[0] ?? at), new Date(at)))
    const reviews = known.map(([, grade], n) => new optimizer.FSRSBindingReview(grade, days[n] ?? 0))
    return reviews.flatMap((_, n) => ((days[n] ?? 0) > 0 ? [new optimizer.FSRSBindingItem(reviews.slice(0, n + 1))] : []))
  })
  return optimizer.computeParameters(items, OPTIONS)
}

/** Answers to cards in review since `from`. */
function logLoss(cards: Answer[][], weights: number[], from: number): number {
  const scheduler = schedulerWith(weights)
  const losses = cards.flatMap((answers) => {
    const reviews = answers.map(([at, grade], n) => ({ review_id: String(n).padStart(9, '0'), reviewed_at: new Date(at), grade }))
    const { before } = afterReviews(scheduler, newSchedule(new Date(answers[0]?.[0] ?? 0)), reviews)
    return before.flatMap(({ state_before, forecast }, n) => {
      const [at, grade] = answers[n] as Answer
      return at >= from && state_before === 2 && forecast !== null ? [lossOf(forecast, grade > 1)] : []
    })
  })
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length
}

/** Limits the loss of one answer. */
const CERTAINTY = 0.999

function lossOf(forecast: number, isRemembered: boolean): number {
  const probability = Math.min(Math.max(forecast, 1 - CERTAINTY), CERTAINTY)
  return -Math.log(isRemembered ? probability : 1 - probability)
}

function lowerPriority(): void {
  try {
    setPriority(10)
  } catch {}
}
