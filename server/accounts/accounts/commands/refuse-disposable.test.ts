import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { TestApp, testApp } from '#tests/support/server/app.ts'

const strict = testApp({ REFUSE_DISPOSABLE_EMAIL: '1' })
const register = (app: TestApp, email: string) => app.call(accounts.register, { body: { email, password: 'monsoon-42' } })

describe('addresses of disposable-mail services', () => {
  test.each(['asha@mailinator.com', 'asha@Mailinator.COM', 'asha@inbox.mailinator.com'])(
    '%s cannot sign up where the operator refuses them',
    async (email) => {
      const reply = await register(strict, email)
      expect([reply.statusCode, reply.json().error]).toEqual([422, SENTENCES.emailDisposable])
      expect(reply.json().details).toEqual([{ path: 'email', message: SENTENCES.emailDisposable }])
    },
  )

  test.each(['asha@gmail.com', 'asha@example.in', 'mailinator.com@example.in'])('%s can', async (email) => {
    expect((await register(strict, email)).statusCode).toBe(200)
  })
})

describe('by default', () => {
  const usual = new TestApp()
  beforeAll(() => usual.start())
  afterAll(() => usual.stop())

  test('they can sign up', async () => {
    expect((await register(usual, 'asha@mailinator.com')).statusCode).toBe(200)
  })
})
