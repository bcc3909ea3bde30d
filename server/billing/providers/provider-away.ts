import { BILLING_SENTENCES } from '#contract/billing/billing-rules.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

const RETRY_AFTER_SECONDS = 30

/** Turns provider failures into 503 with `Retry-After`. */
export async function orProviderAway<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    if (!(cause instanceof ExternalServiceError)) throw cause
    const { retryAfterMs } = cause
    const retryAfter = retryAfterMs === undefined ? RETRY_AFTER_SECONDS : Math.max(1, Math.ceil(retryAfterMs / 1000))
    throw new HttpError(503, BILLING_SENTENCES.providerAway, { code: 'provider_away', retryAfter, cause })
  }
}
