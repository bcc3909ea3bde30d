import type { User } from '#contract/accounts/accounts.ts'
import { CONSENT_SENTENCES } from '#contract/accounts/consent-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { LEGAL_VERSION } from '#server/settings/legal-version.ts'
import { getUser } from './find-person.ts'
import { recordConsent } from './record-consent.ts'

/** @throws HttpError 409 for a version that is not shown (any more): nobody agrees to a text that they were not shown */
export async function acceptLegalTexts(db: Db, userId: string, version: string, now: Date): Promise<User> {
  if (version !== LEGAL_VERSION) throw new HttpError(409, CONSENT_SENTENCES.textsChanged, { code: 'legal_texts_changed' })
  await recordConsent(db, userId, { version }, now)
  return getUser(db, userId)
}
