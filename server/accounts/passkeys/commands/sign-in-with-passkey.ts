import type { z } from 'zod'
import { PASSKEY_TEXTS } from '#contract/accounts/passkey-rules.ts'
import type { passkeys } from '#contract/accounts/passkeys.ts'
import { assertNotSuspended } from '#server/accounts/accounts/commands/assert-not-suspended.ts'
import { getUser } from '#server/accounts/accounts/commands/find-person.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { SignedIn } from '#server/accounts/accounts/commands/register.ts'
import { createSession, type Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { findByCredential, transportsOf } from '../queries.ts'
import type { RelyingParty } from '../rules.ts'
import { consumeChallenge, createChallenge } from './challenges.ts'

type Credential = z.output<typeof passkeys.signIn.body>['credential']
type Row = NonNullable<Awaited<ReturnType<typeof findByCredential>>>

/** Names no account: the authenticator offers its passkeys. */
export async function startSignIn(db: Db, party: RelyingParty, now: Date) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const challenge = await createChallenge(db, null, now)
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  })
  return { ...options }
}

/** @throws HttpError 401, also for a decreased counter (copied authenticator); 403 */
export async function signInWithPasskey(
  db: Db,
  credential: Credential,
  { party, visitor }: { party: RelyingParty; visitor: Visitor },
  now: Date,
): Promise<SignedIn> {
  const passkey = await findByCredential(db, credential.id)
  if (!passkey) throw unknown()
  const counter = await verifiedCounter(db, passkey, credential, party, now)
  await assertNotSuspended(db, passkey.user_id)
  const token = await inTransaction(db, async (db) => {
    await lockOwnAccount(db, passkey.user_id)
    // It may have been removed since.
    const used = await db
      .updateTable('passkeys')
      .set({ counter, last_used_at: now })
      .where('passkey_id', '=', passkey.passkey_id)
      .executeTakeFirst()
    if (used.numUpdatedRows === 0n) throw unknown()
    return createSession(db, passkey.user_id, visitor, now, 'passkey')
  })
  return { token, user: await getUser(db, passkey.user_id) }
}

async function verifiedCounter(db: Db, passkey: Row, given: Credential, party: RelyingParty, now: Date): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { userHandle, ...response } = given.response
  const result = await verifyAuthenticationResponse({
    response: { ...given, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, null, now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
      transports: transportsOf(passkey.transports),
    },
  }).catch((cause) => {
    throw new HttpError(401, PASSKEY_TEXTS.failed, { code: 'passkey_failed', cause })
  })
  const isOwn = !userHandle || Buffer.from(userHandle, 'base64url').toString() === passkey.user_id
  if (!result.verified || !isOwn) throw new HttpError(401, PASSKEY_TEXTS.failed, { code: 'passkey_failed' })
  return result.authenticationInfo.newCounter
}

const unknown = () => new HttpError(401, PASSKEY_TEXTS.unknown, { code: 'passkey_unknown' })
