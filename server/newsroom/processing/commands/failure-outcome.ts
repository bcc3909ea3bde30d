import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import * as rules from '../rules.ts'
import type { ClaimedUnit } from './claim-unit.ts'
import type { Outcome } from './finish-unit.ts'

export class StorageAway extends Error {}

/** Permanent without `retryAt`. */
export function failureOutcome(error: unknown, { attempts }: ClaimedUnit, now: Date): Outcome {
  const service = error instanceof ExternalServiceError ? error : undefined
  const { reason, maxTries } = classify(error)
  // Other error texts may contain anything.
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
