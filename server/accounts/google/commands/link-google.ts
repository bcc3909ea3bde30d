import type { GoogleState } from '#contract/accounts/google.ts'
import { GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import { mailFactorChange } from '#server/accounts/second-factor/commands/mail-factor-change.ts'
import { recordFactorChange } from '#server/accounts/second-factor/commands/record-change.ts'
import { lockOwnSession } from '#server/accounts/sessions/commands/lock-own-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { findState } from '../queries.ts'
import type { GoogleIdentity } from '../rules.ts'
import { insertIdentity } from './insert-identity.ts'

/** @throws HttpError 409 */
export const linkGoogle = (db: Db, queue: Queue, member: Member, identity: GoogleIdentity, now: Date): Promise<GoogleState> =>
  inTransaction(db, async (db) => {
    await lockOwnSession(db, member)
    if ((await findState(db, member.id)).identity) throw new HttpError(409, GOOGLE_TEXTS.linked, { code: 'google_linked' })
    await insertIdentity(db, member.id, identity, { linked_at: now, last_used_at: null })
    await recordFactorChange(db, member, 'user.google_linked', now)
    await mailFactorChange(db, queue, member.id, 'google_linked')
    return findState(db, member.id)
  })
