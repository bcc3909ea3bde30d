import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { emailLinks } from '#contract/accounts/email-links.ts'
import { passwordReset } from '#contract/accounts/password-reset.ts'
import { LOOK_UP_ADDRESS, lookUpAddress } from '#server/accounts/email-links/commands/look-up-address.ts'
import { requestReset } from '#server/accounts/password-reset/commands/request-reset.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { type Person, TestApp, testApp } from '#tests/support/server/app.ts'

const app = testApp({ CONFIRM_EMAIL: '1' })
const HOUR = 3_600_000
const PASSWORD = 'monsoon-42'

/** As signing up leaves it, without the time that hashing a password takes. */
async function signUp(email: string): Promise<Person> {
  const person = await app.person()
  const row = { email, email_key: email.toLowerCase(), email_confirmed_at: null }
  await app.db.updateTable('users').set(row).where('user_id', '=', person.id).execute()
  return { ...person, email }
}
const confirmationFor = (as: Person) => app.call(emailLinks.resend, { as })
const deleteAccount = ({ id }: Person) => app.db.deleteFrom('users').where('user_id', '=', id).execute()
const subjects = () => app.mails.map(({ subject }) => subject)

describe('mails that anybody can have sent to the mailbox of somebody else', () => {
  test('are five an hour and ten a day of a kind, also when the account is deleted and made again each time', {
    timeout: 60_000,
  }, async () => {
    const signUpAndDelete = async (spelling: string) => {
      const person = await signUp(spelling)
      await confirmationFor(person)
      await app.call(passwordReset.ask, { body: { email: spelling } })
      await app.runJobs()
      await deleteAccount(person)
    }
    for (let n = 0; n < 6; n++) await signUpAndDelete(`Victim+${n}@example.in`)
    expect(subjects().filter((subject) => subject === 'Confirm your email address')).toHaveLength(5)
    expect(subjects().filter((subject) => subject === 'Set a new password')).toHaveLength(5)
    for (let n = 0; n < 6; n++) {
      app.pass(HOUR)
      await signUpAndDelete('victim@example.in')
    }
    expect(app.mails).toHaveLength(20)
    app.pass(24 * HOUR)
    await app.runSchedule('delete-expired-sessions')
    await signUpAndDelete('victim@example.in')
    expect(app.mails).toHaveLength(22)
    expect(JSON.stringify(await app.db.selectFrom('mail_counts').selectAll().execute())).not.toContain('victim')
  })

  test('begin no new count when an account is really made, deleted and made again', async () => {
    const body = { email: 'victim@example.in', password: PASSWORD }
    const signUpForReal = async () => (await app.call(accounts.register, { body })).json().token as string
    const first = await signUpForReal()
    await app.runJobs()
    expect((await app.call(accounts.deleteAccount, { as: first, body: { password: PASSWORD } })).statusCode).toBe(200)
    const counts = () => app.db.selectFrom('mail_counts').select('mails').execute()
    expect(await counts()).toEqual([{ mails: 1 }, { mails: 1 }])
    await signUpForReal()
    await app.runJobs()
    expect(await counts()).toEqual([{ mails: 2 }, { mails: 2 }])
  })

  test('are counted for the notice of a new password too, as long as the address is unconfirmed', async () => {
    for (let n = 0; n < 6; n++) {
      const person = await signUp('victim@example.in')
      const body = { current_password: person.password, new_password: 'monsoon-43-rain' }
      await app.call(accounts.changePassword, { as: person, body })
      await app.runJobs()
      await deleteAccount(person)
    }
    expect(subjects()).toEqual(Array(5).fill('Your password was changed'))
  })

  test('somebody whose mailbox had enough is told so when they ask for another', async () => {
    for (let n = 0; n < 5; n++) {
      const person = await signUp('reader@example.in')
      await confirmationFor(person)
      await app.runJobs()
      await deleteAccount(person)
    }
    expect((await confirmationFor(await signUp('reader@example.in'))).statusCode).toBe(429)
  })

  test('a mail that could not be sent does not count', async () => {
    const person = await signUp('reader@example.in')
    await confirmationFor(person)
    app.isMailDown = true
    for (let tries = 0; tries < 6; tries++) await expect(app.runJobs()).rejects.toThrow('The mail server is down')
    app.isMailDown = false
    await app.runJobs()
    expect(subjects()).toEqual(['Confirm your email address'])
    expect((await confirmationFor(person)).statusCode).toBe(200)
  })

  test('strangers cannot use up the sign-in links of a device that has signed in before', async () => {
    const reader = await app.person()
    const ask = (ip: string, headers = {}) => app.call(emailLinks.requestSignIn, { body: { email: reader.email }, ip, headers })
    const signedIn = await app.call(accounts.login, { body: { email: reader.email, password: reader.password } })
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0]
    for (let n = 0; n < 12; n++) {
      await ask(`203.0.113.${n}`)
      await app.runJobs()
      app.pass(11 * 60_000)
    }
    expect(app.mails).toHaveLength(10)
    await ask('203.0.113.99')
    await app.runJobs()
    expect(app.mails).toHaveLength(10)
    await ask('203.0.113.99', { cookie })
    await app.runJobs()
    expect(app.mails).toHaveLength(11)
  })
})

describe('asking for a link without being signed in', () => {
  test('does the same for known and unknown addresses; unknown ones never reach the queue in which mails wait', async () => {
    const { email } = await app.person()
    const queued: string[] = []
    const queue = { enqueue: async (_db: unknown, name: string) => void queued.push(name) } as unknown as Queue
    for (const address of [email, 'nobody@example.in']) await requestReset(app.db, queue, address)
    expect(queued).toEqual([LOOK_UP_ADDRESS, LOOK_UP_ADDRESS])
    queued.length = 0
    for (const address of [email, 'nobody@example.in'])
      await lookUpAddress(app.db, queue, { mail: 'mail-password-reset', email: address })
    expect(queued).toEqual(['mail-password-reset'])
  })

  test('is limited for a network on its own, and so is signing up', async () => {
    const limited = new TestApp()
    await limited.start({ RATE_MAIL: '3', RATE_SIGN_UP: '2' })
    const status = async (reply: Promise<{ statusCode: number }>) => (await reply).statusCode
    const body = { email: 'nobody@example.in' }
    const asked: number[] = []
    for (let n = 0; n < 4; n++) asked.push(await status(limited.call(passwordReset.ask, { body })))
    const signedUp: number[] = []
    for (let n = 0; n < 3; n++)
      signedUp.push(
        await status(limited.call(accounts.register, { body: { email: `reader${n}@example.in`, password: PASSWORD } })),
      )
    expect([asked, signedUp]).toEqual([
      [200, 200, 200, 429],
      [200, 200, 429],
    ])
    expect(await status(limited.call(accounts.login, { body: { email: 'reader0@example.in', password: PASSWORD } }))).toBe(200)
    await limited.stop()
  })
})
