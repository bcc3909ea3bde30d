import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { testApp } from '#tests/support/server/app.ts'
import { DEMO_PASSWORD } from '../rules.ts'
import { closeDemo, seedDemo } from './seed-demo.ts'

const app = testApp()
const email = 'admin@catalyst.test'
const signIn = (password: string) => app.call(accounts.login, { body: { email, password } })

test('the public demo password works only while the instance is a demo', async () => {
  await seedDemo(app.db, [], app.now)
  const before = await app.signedIn(email, DEMO_PASSWORD)
  await closeDemo(app.db, app.now)
  expect([(await signIn(DEMO_PASSWORD)).statusCode, (await app.call(accounts.profile, { as: before })).statusCode]).toEqual([
    403, 401,
  ])
  await seedDemo(app.db, [], app.now)
  expect((await signIn(DEMO_PASSWORD)).statusCode).toBe(200)
})

test('a demo account whose password was changed keeps it', async () => {
  await seedDemo(app.db, [], app.now)
  const admin = await app.signedIn(email, DEMO_PASSWORD)
  const body = { current_password: DEMO_PASSWORD, new_password: 'monsoon-in-kerala' }
  await app.call(accounts.changePassword, { as: admin, body })
  await closeDemo(app.db, app.now)
  expect((await signIn('monsoon-in-kerala')).statusCode).toBe(200)
})
