import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { passkeys } from '#contract/accounts/passkeys.ts'
import { insertIdentity } from '#server/accounts/google/commands/insert-identity.ts'
import { signInWithGoogle } from '#server/accounts/google/commands/sign-in-with-google.ts'
import { deleteIdentity } from '#server/accounts/google/commands/unlink-google.ts'
import { deleteAllPasskeys } from '#server/accounts/passkeys/commands/change-passkey.ts'
import { signInWithPasskey } from '#server/accounts/passkeys/commands/sign-in-with-passkey.ts'
import { relyingParty } from '#server/accounts/passkeys/rules.ts'
import type { Db } from '#server/db/open.ts'
import { FakeAuthenticator } from '#tests/support/fakes/fake-authenticator.ts'
import { FakeQueue } from '#tests/support/fakes/fake-queue.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const ORIGIN = 'http://localhost:3000'
const VISITOR = { network: '198.51.100.7', userAgent: 'Firefox' }

/** A database that does something after the first query, as another request may. */
function afterFirstQuery(act: (db: Db) => Promise<unknown>): Db {
  let isFirst = true
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isFirst) {
        isFirst = false
        await act(app.db)
      }
      return result
    },
  }
  return app.db.withPlugin(plugin)
}

const sessionsOf = async (userId: string) =>
  (await app.db.selectFrom('sessions').where('user_id', '=', userId).select('signed_in_with').execute()).map(
    ({ signed_in_with }) => signed_in_with,
  )

test('a passkey that is removed while it signs in begins no session', async () => {
  const asha = await app.person()
  const device = new FakeAuthenticator(ORIGIN)
  const { data } = (await app.call(passkeys.addOptions, { as: asha, body: { password: asha.password } })).json()
  await app.call(passkeys.add, { as: asha, body: { name: 'Phone', credential: device.create(data.challenge) } })
  const credential = device.get((await app.call(passkeys.signInOptions)).json().data.challenge)
  const db = afterFirstQuery((db) => deleteAllPasskeys(db, asha.id))
  const signIn = signInWithPasskey(db, credential, { party: relyingParty(ORIGIN), visitor: VISITOR }, app.now)
  await expect(signIn).rejects.toMatchObject({ status: 401 })
  expect(await sessionsOf(asha.id)).not.toContain('passkey')
})

test('a Google account that is removed while it signs in begins no session', async () => {
  const asha = await app.person()
  const identity = { issuer: 'https://accounts.google.com', subject: '1', email: asha.email, isGoogleMailbox: true }
  await insertIdentity(app.db, asha.id, identity, { linked_at: app.now, last_used_at: null })
  const db = afterFirstQuery((db) => deleteIdentity(db, asha.id))
  const signIn = signInWithGoogle(db, new FakeQueue(), identity, VISITOR, app.now)
  await expect(signIn).rejects.toMatchObject({ status: 400 })
  expect(await sessionsOf(asha.id)).not.toContain('google')
})
