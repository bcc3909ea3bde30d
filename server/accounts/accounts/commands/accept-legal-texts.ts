import type { User } from '#contract/accounts/accounts.ts'
import { type AgeDeclaration, CONSENT_SENTENCES } from '#contract/accounts/consent-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { LEGAL_VERSION } from '#server/settings/legal-version.ts'
import { getUser } from './find-person.ts'
import { recordConsent } from './record-consent.ts'

interface Acceptance {
  version: string
  age?: AgeDeclaration | undefined
}

/** @throws HttpError 409 for an outdated version, 422 without a needed age */
export async function acceptLegalTexts(db: Db, userId: string, { version, age }: Acceptance, now: Date): Promise<User> {
  if (version !== LEGAL_VERSION) throw new HttpError(409, CONSENT_SENTENCES.textsChanged, { code: 'legal_texts_changed' })
  const message = CONSENT_SENTENCES.ageNeeded
  const isFirst = (await getUser(db, userId)).needs_consent
  if (isFirst && !age) throw new HttpError(422, message, { details: [{ path: 'age', message }] })
  return inTransaction(db, async (db) => {
    await recordConsent(db, userId, { version, ...(isFirst && age ? { age } : {}) }, now)
    await db.updateTable('users').set({ needs_consent: false }).where('user_id', '=', userId).execute()
    await invalidate(db, `person:${userId}`)
    return getUser(db, userId)
  })
}
