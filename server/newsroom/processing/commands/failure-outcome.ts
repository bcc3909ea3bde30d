import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import * as rules from '../rules.ts'
import type { ClaimedUnit } from './claim-unit.ts'
import type { Outcome } from './finish-unit.ts'

export class StorageAway extends Error {}

/** The state of a unit after an error: failed for good, or with the time of the next try. */
export function failureOutcome(error: unknown, { attempts }: ClaimedUnit, now: Date): Outcome {
  const service = error instanceof ExternalServiceError ? error : undefined
  const { reason, maxTries } = classify(error)
  // Other errors are described by their kind only, because their text could contain anything.
  const text = service ? service.message : `Something failed here: ${kindOf(error)}`
  const isRest = service?.isRest ?? false
  const outcome: Outcome = { status: 'failed', reason, error: text, isRest }
  if (maxTries === 0 || (attempts >= maxTries && !isRest)) return outcome
  const delay = rules.retryDelayMs(attempts, Math.random(), service?.retryAfterMs ?? 0)
  return { ...outcome, retryAt: new Date(now.getTime() + delay) }
}

function classify(error: unknown) {
  if (error instanceof StorageAway) return { reason: 'storage_away', maxTries: rules.MAX_TRIES } as const
  if (!(error instanceof ExternalServiceError)) return { reason: 'failed_here', maxTries: rules.MAX_TRIES } as const
  if (error.kind === 'refused') return { reason: 'engine_refused', maxTries: 0 } as const
  if (error.kind === 'away') return { reason: 'engine_away', maxTries: rules.MAX_TRIES } as const
  return { reason: 'result_refused', maxTries: 2 } as const
}

function kindOf(error: unknown): string {
  const { code, name } = ((error as Error).cause ?? error) as { code?: string; name: string }
  return code ?? name
}
