import { setTimeout as sleep } from 'node:timers/promises'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { keepLease } from '#server/platform/jobs/lease.ts'
import { nextDueMs, storedArticles } from '../queries/articles-to-process.ts'
import { type ClaimedUnit, claimUnit, kindsOf, UNITS, type WorkerKind } from './claim-unit.ts'
import { failureOutcome } from './failure-outcome.ts'
import { saveOutcome } from './finish-unit.ts'
import { LeaseLost, releaseUnit, saveProgress } from './lease.ts'
import { makeInNews } from './make-in-news.ts'
import { makePractice } from './make-practice.ts'
import { makeRecording } from './make-recording.ts'
import { makeTranslation } from './make-translation.ts'
import type { WorkerContext } from './worker-context.ts'

const LEASE_MS = 60_000
const WAITS_MS = 20_000
/** The queue ends jobs after 15 minutes. */
const RUN_MS = 10 * 60_000

export async function makeDueUnits(worker: WorkerKind, context: WorkerContext, ending?: AbortSignal): Promise<void> {
  const { db, now, leaseMs = LEASE_MS, waitsMs = WAITS_MS } = context
  const until = Date.now() + RUN_MS
  while (!ending?.aborted && Date.now() < until) {
    const unit = await claimUnit(db, worker, now(), leaseMs)
    if (unit) await makeUnit(unit, context, ending)
    else {
      const wait = await nextDueMs(db, kindsOf(worker), now())
      if (wait === undefined || wait > waitsMs) return
      await sleep(wait + 10, undefined, ending ? { signal: ending } : {}).catch(() => {})
    }
  }
}

const MAKERS = { text: makeTranslation, practice: makePractice, audio: makeRecording }

async function makeUnit(unit: ClaimedUnit, context: WorkerContext, ending?: AbortSignal): Promise<void> {
  const { db, queue, now, leaseMs = LEASE_MS, log } = context
  const onError = (error: unknown) => log.error({ err: error }, 'renewing the lease of a unit failed')
  const { lost, stop } = keepLease(db, UNITS, unit, { now, leaseMs, onError })
  const signal = ending ? AbortSignal.any([lost, ending]) : lost
  const reportProgress = (total: number) => (done: number) =>
    saveProgress(db, unit, { done, total, until: new Date(now().getTime() + leaseMs) })
  try {
    if (unit.kind === 'in-news') return await makeInNews({ unit, context, signal, reportProgress })
    const [article] = await storedArticles(db, [unit.subject_id])
    if (!article) return
    const work = { unit, article, context, signal, reportProgress }
    await MAKERS[unit.kind](work)
  } catch (error) {
    if (error instanceof LeaseLost || lost.aborted) return
    if (ending?.aborted) return await releaseUnit(db, unit)
    if (!(error instanceof ExternalServiceError)) log.error({ err: error }, `making ${unit.kind} in ${unit.language} failed`)
    await saveOutcome(db, queue, unit, failureOutcome(error, unit, now()), now()).catch(ignoreLostLease)
  } finally {
    stop()
  }
}

function ignoreLostLease(error: unknown): void {
  if (!(error instanceof LeaseLost)) throw error
}
