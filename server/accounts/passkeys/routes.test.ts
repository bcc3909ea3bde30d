import { describe, expect, test } from 'vitest'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { MAX_PASSKEYS, PASSKEY_TEXTS } from '#contract/accounts/passkey-rules.ts'
import { passkeys } from '#contract/accounts/passkeys.ts'
import { people } from '#contract/accounts/people.ts'
import { FakeAuthenticator } from '#tests/support/fakes/fake-authenticator.ts'
import { type Person, TestApp, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const ORIGIN = 'http://localhost:3000'
const listed = async (as: Person) => (await app.call(passkeys.list, { as })).json().data
const addChallenge = async (as: Person) =>
  (await app.call(passkeys.addOptions, { as, body: { password: as.password } })).json().data.challenge as string
const add = (as: Person, credential: unknown, name = 'My phone') => app.call(passkeys.add, { as, body: { name, credential } })
const remove = (as: Person, passkeyId: string, password = as.password) =>
  app.call(passkeys.remove, { as, params: { passkeyId }, body: { password } })
const challenge = async () => (await app.call(passkeys.signInOptions)).json().data.challenge as string
const signIn = (credential: unknown) => app.call(passkeys.signIn, { body: { credential } })

async function withPasskey(as: Person): Promise<FakeAuthenticator> {
  const device = new FakeAuthenticator(ORIGIN)
  const reply = await add(as, device.create(await addChallenge(as)))
  expect([reply.statusCode, reply.json().data]).toMatchObject([200, { name: 'My phone', last_used_at: null }])
  return device
}

describe('adding a passkey', () => {
  test('asks for the password, and for a passkey that knows its person', async () => {
    const asha = await app.person()
    const refused = await app.call(passkeys.addOptions, { as: asha, body: { password: 'a guess' } })
    expect([refused.statusCode, refused.json().error]).toEqual([403, SENTENCES.wrongPassword])
    const { data } = (await app.call(passkeys.addOptions, { as: asha, body: { password: asha.password } })).json()
    expect(data).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: asha.email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('each is listed by its name, can be renamed and removed, and not twice added', async () => {
    const asha = await app.person()
    const device = await withPasskey(asha)
    const again = await add(asha, device.create(await addChallenge(asha)))
    expect([again.statusCode, again.json().error]).toEqual([409, PASSKEY_TEXTS.taken])
    const [{ passkey_id: passkeyId }] = await listed(asha)
    const renamed = await app.call(passkeys.rename, { as: asha, params: { passkeyId }, body: { name: ' Old phone ' } })
    expect(renamed.json().data.name).toBe('Old phone')
    expect((await remove(asha, passkeyId, 'a guess')).json().error).toBe(SENTENCES.wrongPassword)
    expect((await remove(asha, passkeyId)).statusCode).toBe(200)
    expect(await listed(asha)).toEqual([])
    expect((await signIn(device.get(await challenge()))).json().error).toBe(PASSKEY_TEXTS.unknown)
  })

  test('nobody lists, renames or removes those of another person', async () => {
    const [asha, ravi] = [await app.person(), await app.person()]
    await withPasskey(asha)
    const [{ passkey_id: passkeyId }] = await listed(asha)
    expect(await listed(ravi)).toEqual([])
    expect((await app.call(passkeys.rename, { as: ravi, params: { passkeyId }, body: { name: 'Mine' } })).statusCode).toBe(404)
    expect((await remove(ravi, passkeyId)).statusCode).toBe(404)
    expect(await listed(asha)).toHaveLength(1)
  })

  test('abuse 17: of 25 that are added at once, as many as there may be are', async () => {
    const asha = await app.person()
    const credentials: unknown[] = []
    for (let n = 0; n < 25; n++) credentials.push(new FakeAuthenticator(ORIGIN).create(await addChallenge(asha)))
    const replies = await Promise.all(credentials.map((credential) => add(asha, credential)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MAX_PASSKEYS)
    expect(replies.find(({ statusCode }) => statusCode !== 200)?.json().error).toBe(PASSKEY_TEXTS.tooMany)
    expect(await listed(asha)).toHaveLength(MAX_PASSKEYS)
  })

  test('a challenge is for one person, one use and five minutes', async () => {
    const [asha, ravi] = [await app.person(), await app.person()]
    const device = () => new FakeAuthenticator(ORIGIN)
    const ashas = await addChallenge(asha)
    expect((await add(ravi, device().create(ashas))).statusCode).toBe(400)
    expect((await add(asha, device().create(ashas))).statusCode).toBe(200)
    expect((await add(asha, device().create(ashas))).json().error).toBe(PASSKEY_TEXTS.failed)
    const late = await addChallenge(asha)
    app.pass(5 * 60_000)
    expect((await add(asha, device().create(late))).statusCode).toBe(400)
    expect((await add(asha, device().create(await challenge()))).statusCode).toBe(400)
    expect((await add(asha, new FakeAuthenticator('https://evil.example').create(await addChallenge(asha)))).statusCode).toBe(400)
  })
})

describe('signing in with a passkey', () => {
  test('needs neither email nor password, and no code of an app', async () => {
    const asha = await app.person()
    const device = await withPasskey(asha)
    const reply = await signIn(device.get(await challenge(), asha.id))
    expect(reply.json()).toMatchObject({ success: true, user: { id: asha.id }, token: expect.any(String) })
    expect((await app.call(accounts.profile, { as: reply.json().token })).statusCode).toBe(200)
    expect((await listed(asha))[0].last_used_at).toBe(app.now.toISOString())
  })

  test('a challenge signs in once, also when two use it at the same moment, and not after five minutes', async () => {
    const asha = await app.person()
    const device = await withPasskey(asha)
    const credential = device.get(await challenge(), asha.id)
    const replies = await Promise.all([signIn(credential), signIn(credential), signIn(credential)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
    const late = device.get(await challenge(), asha.id)
    app.pass(5 * 60_000)
    expect((await signIn(late)).json().error).toBe(PASSKEY_TEXTS.failed)
  })

  test('a copy of the device is noticed by its counter', async () => {
    const asha = await app.person()
    const device = await withPasskey(asha)
    device.counter = 7
    expect((await signIn(device.get(await challenge(), asha.id))).statusCode).toBe(200)
    device.counter = 3
    expect((await signIn(device.get(await challenge(), asha.id))).json()).toMatchObject({ code: 'passkey_failed' })
  })

  test('without a fingerprint or PIN, from another site, signed by another key, or for another person it is refused', async () => {
    const [asha, ravi] = [await app.person(), await app.person()]
    const device = await withPasskey(asha)
    const other = await withPasskey(ravi)
    const forged = { ...other.get(await challenge(), asha.id), id: device.id, rawId: device.id }
    expect((await signIn(forged)).statusCode).toBe(401)
    expect((await signIn(device.get(await challenge(), ravi.id))).statusCode).toBe(401)
    expect((await signIn(device.get('bm90LWEtY2hhbGxlbmdl', asha.id))).statusCode).toBe(401)
    const elsewhere = new FakeAuthenticator('https://evil.example').get(await challenge(), asha.id)
    expect((await signIn({ ...elsewhere, id: device.id, rawId: device.id })).statusCode).toBe(401)
    device.flags = 0x01
    expect((await signIn(device.get(await challenge(), asha.id))).statusCode).toBe(401)
  })

  test('a suspended person stays out', async () => {
    const [admin, asha] = [await app.person('admin'), await app.person()]
    const device = await withPasskey(asha)
    const body = { reason: 'Sold answers', password: admin.password }
    await app.call(people.suspend, { as: admin, params: { userId: asha.id }, body })
    expect((await signIn(device.get(await challenge(), asha.id))).json()).toMatchObject({ code: 'suspended' })
  })

  test('counts as two factors where the operator requires them', async () => {
    const strict = new TestApp()
    await strict.start({ SECOND_FACTOR_REQUIRED: 'admins' })
    try {
      const admin = await strict.person('admin')
      const device = new FakeAuthenticator(ORIGIN)
      const options = await strict.call(passkeys.addOptions, { as: admin, body: { password: admin.password } })
      const credential = device.create(options.json().data.challenge)
      await strict.call(passkeys.add, { as: admin, body: { name: 'Key', credential } })
      expect((await strict.call(people.list, { as: admin })).statusCode).toBe(403)
      const { challenge } = (await strict.call(passkeys.signInOptions)).json().data
      const { token } = (await strict.call(passkeys.signIn, { body: { credential: device.get(challenge) } })).json()
      expect((await strict.call(people.list, { as: token })).statusCode).toBe(200)
    } finally {
      await strict.empty()
      await strict.stop()
    }
  })
})
