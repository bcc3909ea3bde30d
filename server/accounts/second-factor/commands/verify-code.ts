import { SECOND_FACTOR_TEXTS } from '#contract/accounts/second-factor-rules.ts'
import * as m from '#messages/server/accounts.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { stepOfCode } from '#server/platform/auth/totp.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { lockSecondFactor } from '../queries.ts'
import { blockedUntil, MAX_FAILURES } from '../rules.ts'
import { endPause } from './end-pause.ts'

type Row = NonNullable<Awaited<ReturnType<typeof lockSecondFactor>>>

interface CodeAttempt {
  userId: string
  code: string
  onRecoveryCode?: ((db: Db) => Promise<void>) | undefined
}

/**
 * Counts failures per account, since the caller knows the password. Recovery codes work during a pause: they cannot be guessed,
 * and an attacker must not block the owner.
 * @param onRecoveryCode without it recovery codes are refused
 * @throws HttpError 403, 409, 429
 */
export async function verifyCode<T>(
  db: Db,
  { userId, code, onRecoveryCode }: CodeAttempt,
  onRight: (db: Db) => Promise<T>,
  now: Date,
): Promise<T> {
  const result = await inTransaction(db, async (db) => {
    await lockOwnAccount(db, userId)
    const row = await lockSecondFactor(db, userId)
    if (!row) throw new HttpError(409, SECOND_FACTOR_TEXTS.notEnabled)
    if (!(await acceptRecoveryCode(db, { userId, code, onRecoveryCode }))) {
      assertNotBlocked(row, now)
      if (!(await acceptAppCode(db, row, code, now))) return recordWrongCode(db, row, now)
    }
    await endPause(db, userId)
    return { value: await onRight(db) }
  })
  if (result) return result.value
  const message = SECOND_FACTOR_TEXTS.wrongCode
  throw new HttpError(403, message, { code: 'wrong_code', details: [{ path: 'code', message }] })
}

function assertNotBlocked({ blocked_until }: Row, now: Date): void {
  const seconds = Math.ceil(((blocked_until?.getTime() ?? 0) - now.getTime()) / 1000)
  if (seconds <= 0) return
  const minutes = Math.ceil(seconds / 60)
  throw new HttpError(429, m.tooManyWrongCodes({ minutes }), { retryAfter: seconds })
}

async function acceptAppCode(db: Db, row: Row, code: string, now: Date): Promise<boolean> {
  const step = stepOfCode(row.secret, code, row.last_step, now)
  if (step === undefined) return false
  await db.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', row.user_id).execute()
  return true
}

async function acceptRecoveryCode(db: Db, { userId, code, onRecoveryCode }: CodeAttempt): Promise<boolean> {
  if (!onRecoveryCode) return false
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst()
  if (used.numDeletedRows === 0n) return false
  await onRecoveryCode(db)
  return true
}

/** Throwing would roll back the count. */
async function recordWrongCode(db: Db, { user_id, failures, blocks }: Row, now: Date): Promise<undefined> {
  const isBlocked = failures + 1 >= MAX_FAILURES
  const counted = isBlocked
    ? { failures: 0, blocks: blocks + 1, blocked_until: blockedUntil(blocks, now) }
    : { failures: failures + 1 }
  await db.updateTable('second_factors').set(counted).where('user_id', '=', user_id).execute()
}
