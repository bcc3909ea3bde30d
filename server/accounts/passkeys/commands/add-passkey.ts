import type { z } from 'zod'
import { MAX_PASSKEYS, PASSKEY_TEXTS } from '#contract/accounts/passkey-rules.ts'
import type { Passkey, passkeys } from '#contract/accounts/passkeys.ts'
import { mailFactorChange } from '#server/accounts/second-factor/commands/mail-factor-change.ts'
import { recordFactorChange } from '#server/accounts/second-factor/commands/record-change.ts'
import { lockOwnSession } from '#server/accounts/sessions/commands/lock-own-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { findPasskey, listCredentials } from '../queries.ts'
import type { RelyingParty } from '../rules.ts'
import { consumeChallenge, createChallenge } from './challenges.ts'

type Input = z.output<typeof passkeys.add.body>

/** @throws HttpError 409 */
export async function startAdding(db: Db, member: Member, party: RelyingParty, now: Date) {
  // Lazy: loads certificate parsers.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  await assertRoom(db, member.id)
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(member.id),
    userName: member.email,
    userDisplayName: member.username,
    challenge: bytesOf(await createChallenge(db, member.id, now)),
    excludeCredentials: await listCredentials(db, member.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** @throws HttpError 400, 409 */
export async function addPasskey(
  db: Db,
  queue: Queue,
  member: Member,
  input: Input,
  party: RelyingParty,
  now: Date,
): Promise<Passkey> {
  const credential = await verified(db, member, input.credential, party, now)
  const passkeyId = newId()
  return inTransaction(db, async (db) => {
    await lockOwnSession(db, member)
    await assertRoom(db, member.id)
    const added = await db
      .insertInto('passkeys')
      .values({
        passkey_id: passkeyId,
        user_id: member.id,
        credential_id: credential.id,
        name: input.name.trim(),
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (credential.transports ?? []).join(' '),
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('passkey_id')
      .executeTakeFirst()
    const passkey = added && (await findPasskey(db, member.id, passkeyId))
    if (!passkey) throw new HttpError(409, PASSKEY_TEXTS.taken)
    await recordFactorChange(db, member, 'user.passkey_added', now)
    await mailFactorChange(db, queue, member.id, 'passkey_added')
    return passkey
  })
}

/** Exact only under the account lock. */
async function assertRoom(db: Db, userId: string): Promise<void> {
  if ((await listCredentials(db, userId)).length >= MAX_PASSKEYS) throw new HttpError(409, PASSKEY_TEXTS.tooMany)
}

async function verified(db: Db, member: Member, given: Input['credential'], party: RelyingParty, now: Date) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { transports = [], ...response } = given.response
  const result = await verifyRegistrationResponse({
    response: { ...given, response: { ...response, transports }, clientExtensionResults: {} },
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, member.id, now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch((cause) => {
    throw new HttpError(400, PASSKEY_TEXTS.failed, { code: 'passkey_failed', cause })
  })
  if (!result.verified) throw new HttpError(400, PASSKEY_TEXTS.failed, { code: 'passkey_failed' })
  return result.registrationInfo.credential
}

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))
