import type { Page } from '@playwright/test'
import { consents } from '#tests/support/browser/consent.ts'
import { OF_NEWEST_DAY } from '#tests/support/browser/library.ts'
import { readMail } from '#tests/support/browser/mail.ts'
import { CONSENT } from '#tests/support/browser/people.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

/** A separate server, because that of the other tests treats every address as confirmed. */
let own: E2eServer
test.beforeAll(async () => {
  own = await startServer({ CONFIRM_EMAIL: '1' })
})
test.afterAll(() => own.stop())

const banner = (page: Page) => page.getByRole('region', { name: 'Confirm your email' })

async function linkIn(email: string): Promise<string> {
  return /http\S+(\/confirm-email#token=[\w-]+)/.exec(await readMail(own, email))?.[1] ?? ''
}

test('I sign up, read immediately, confirm on another device with a new password, and start my trial', async ({
  open,
  people,
  mishaps,
}) => {
  mishaps.expect(/status of 403.*\/api\/billing\/trial/)
  mishaps.expect(/status of 409.*\/api\/auth\/confirm-email/)
  mishaps.expect(/status of 401/)
  const email = people.aNewEmail()
  const page = await open('/signup', { on: own })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('six-quiet-stones')
  await page.getByLabel('Confirm password').fill('six-quiet-stones')
  await consents(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('We sent you a link to confirm your email address.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: OF_NEWEST_DAY })).toBeVisible()
  await expect(banner(page)).toContainText(`Open the link we sent to ${email}.`)

  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Try Pro free for 14 days' }).click()
  await expect(page.getByRole('alert')).toContainText('Please confirm your email address before you start the trial')

  const phone = await open(await linkIn(email), { on: own })
  await expect(heading(phone, 'Choose a new password')).toBeVisible()
  await expect(phone.getByRole('main')).toContainText(`To confirm ${email} on this device, choose a new password.`)
  await expect(phone).toHaveURL('/confirm-email')
  await phone.getByLabel('New password', { exact: true }).fill('seven-quiet-stones')
  await phone.getByLabel('Confirm new password').fill('seven-quiet-stones')
  await phone.keyboard.press('Enter')
  await expect(heading(phone, 'Your email is confirmed')).toBeVisible()
  await expect(phone.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()

  await page.reload()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('seven-quiet-stones')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/subscription')
  await expect(banner(page)).toBeHidden()
  await page.getByRole('button', { name: 'Try Pro free for 14 days' }).click()
  await expect(page).not.toHaveURL('/subscription')
})

test('I can request the link again; in my own browser it removes the banner, and it works once', async ({ open, people }) => {
  const [email, password] = [people.aNewEmail(), 'six-quiet-stones']
  const me = await own.call<{ token: string; user: never }>('POST', '/api/auth/register', {
    body: { email, password, consent: CONSENT },
  })
  const link = await linkIn(email)
  const page = await open('/dashboard', { on: own, as: { email, password, ...me } })
  await banner(page).getByRole('button', { name: 'Send again' }).click()
  await expect(banner(page).getByRole('status')).toContainText('This site has no mail server yet.')

  await page.goto(link)
  await expect(heading(page, 'Your email is confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Today' }).click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.goto(link)
  await expect(heading(page, 'Your email is already confirmed')).toBeVisible()
})

test('an invalid confirmation link shows an error', async ({ open, mishaps }) => {
  mishaps.expect(/status of 400.*\/api\/auth\/confirm-email/)
  const page = await open('/confirm-email?token=made-up', { on: own })
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This link is incomplete, or a newer one has replaced it.')
})

test('an address that I mistyped is corrected in the settings, and the new one is confirmed', async ({
  open,
  people,
  mishaps,
}) => {
  mishaps.expect(/status of 4(03|09).*\/api\/user\/email/)
  const [wrong, right, taken] = [people.aNewEmail(), people.aNewEmail(), people.aNewEmail()]
  const password = 'six-quiet-stones'
  await own.call('POST', '/api/auth/register', { body: { email: taken, password } })
  const me = await own.call<{ token: string; user: never }>('POST', '/api/auth/register', {
    body: { email: wrong, password, consent: CONSENT },
  })
  const page = await open('/dashboard', { on: own, as: { email: wrong, password, ...me } })
  await banner(page).getByRole('link', { name: 'Change address' }).click()
  await page.getByRole('button', { name: 'Change email…' }).click()
  const form = page.getByRole('form', { name: 'Change email' })
  const send = async (email: string, given: string) => {
    await form.getByLabel('New email').fill(email)
    await form.getByLabel('Password', { exact: true }).fill(given)
    await form.getByRole('button', { name: 'Change email' }).click()
  }
  await send(right, 'not-mine')
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/The current password is incorrect/)
  await send(taken, password)
  await expect(form.getByLabel('New email')).toHaveAccessibleDescription(/An account with this email already exists/)
  await send(right, password)
  await expect(form).toBeHidden()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(right)
  await expect(banner(page)).toContainText(`Open the link we sent to ${right}.`)
  await page.goto(await linkIn(right))
  await expect(heading(page, 'Your email is confirmed')).toBeVisible()
})
