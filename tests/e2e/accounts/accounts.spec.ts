import type { Locator, Page } from '@playwright/test'
import { LEGAL_VERSION } from '#server/settings/legal-version.ts'
import { consents } from '#tests/support/browser/consent.ts'
import { readMail } from '#tests/support/browser/mail.ts'
import { expect, heading, stopTime, storedSession, test } from '#tests/support/browser/test.ts'

const password = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await password(page, 'Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test.describe('signing up', () => {
  test('I see what is wrong with my password, then a welcome message, and my dashboard two seconds later', async ({
    open,
    people,
  }) => {
    const page = await open('/signup', { withClock: true })
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/api/auth/') && sent.push(request.url()))
    const create = page.getByRole('button', { name: 'Create account' })

    await page.getByLabel('Email').fill(people.aNewEmail())
    await password(page, 'Password').fill('abc')
    await password(page, 'Confirm password').fill('abd')
    await create.click()
    await expect(page.getByRole('alert')).toHaveText([
      'Password must be at least 6 characters long',
      'Please say whether you are 18 or older',
      'Please agree to the terms and to the use of your data',
    ])
    await expect(password(page, 'Password')).toBeFocused()
    await expect(page.getByText('At least 6 characters', { exact: true }), 'the mistake says it').toBeHidden()
    await password(page, 'Confirm password').fill('abc')
    await consents(page)
    await create.click()
    await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters long')
    expect(sent).toEqual([])

    await password(page, 'Password').fill('six-quiet-stones')
    await password(page, 'Confirm password').fill('six-quiet-stones')
    await stopTime(page)
    await create.click()
    await expect(page.getByText('Account Created Successfully!')).toBeVisible()
    await page.clock.runFor(1900)
    await expect(page).toHaveURL('/signup')
    await page.clock.runFor(100)
    await expect(page).toHaveURL('/dashboard')
    await page.clock.resume()
    await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  })

  test('I state my age and agree to the terms; a missing answer shows an error at its field', async ({
    open,
    people,
    server,
  }) => {
    const email = people.aNewEmail()
    const page = await open('/signup')
    const create = page.getByRole('button', { name: 'Create account' })
    await page.getByLabel('Email').fill(email)
    await password(page, 'Password').fill('six-quiet-stones')
    await password(page, 'Confirm password').fill('six-quiet-stones')

    await create.click()
    await expect(page.getByRole('group', { name: 'Age', exact: true })).toHaveAccessibleDescription(
      'Please say whether you are 18 or older',
    )
    await expect(page.getByLabel('I am 18 or older')).toBeFocused()
    await page.getByLabel('I am under 18, and my parent or guardian agrees').check()
    await create.click()
    const terms = page.getByRole('checkbox', { name: /I agree to the terms/ })
    await expect(terms).toHaveAccessibleDescription('Please agree to the terms and to the use of your data')
    await expect(terms).toBeFocused()
    for (const label of [page.getByLabel('I am 18 or older'), terms])
      expect((await label.locator('xpath=..').boundingBox())?.height).toBeGreaterThanOrEqual(44)

    const text = page.waitForEvent('popup')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^terms/ })
      .click()
    await expect(heading(await text, 'Terms')).toBeVisible()
    await terms.check()
    await create.click()
    await expect(page.getByText('Account Created Successfully!')).toBeVisible()

    const me = await people.signsIn(email, 'six-quiet-stones')
    const { data } = await server.call<{ data: { data: { accounts: { consents: unknown } } } }>('POST', '/api/user/export', {
      as: me,
      body: { password: me.password },
    })
    expect(data.data.accounts.consents).toMatchObject([{ age: 'guardian', legal_version: LEGAL_VERSION }])
  })

  test('after signing up with a program I am asked for my age and consent on the first page, and can start a trial then', async ({
    open,
    people,
    mishaps,
  }) => {
    mishaps.expect(/status of 403.*\/api\/billing\/trial/)
    const page = await open('/subscription', { as: await people.aReaderOfAProgram() })
    const questions = page.getByRole('dialog', { name: 'Your age and consent' })
    await page.getByRole('button', { name: 'Try Pro free for 14 days' }).click()
    await expect(page.getByRole('alert')).toContainText('Please agree to the terms first.')
    await expect(questions, 'one line until it is opened').toBeHidden()
    const banner = page.getByRole('region', { name: 'Confirm your age and consent to post, start a trial or buy' })
    await banner.getByRole('button', { name: 'Confirm' }).click()
    await expect(questions.getByLabel('I am 18 or older')).toBeFocused()
    await questions.getByRole('button', { name: 'Save my answers' }).click()
    await expect(questions.getByText('Please say whether you are 18 or older')).toBeVisible()
    await expect(questions.getByLabel('I am 18 or older')).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(questions).toBeHidden()
    await expect(banner).toBeHidden()
    await page.getByRole('button', { name: 'Try Pro free for 14 days' }).click()
    await expect(page).not.toHaveURL('/subscription')
  })

  test('when the terms have changed I see it once, and can agree on the current page', async ({ open, people }) => {
    const reader = await people.aFreeReader()
    const page = await open('/dashboard', { as: reader })
    const notice = page.getByRole('region', { name: 'Our terms and privacy policy have changed' })
    await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
    await expect(notice).toBeHidden()
    await page.route('**/api/user/profile', async (route) => {
      const reply = await route.fetch()
      const json = await reply.json()
      await route.fulfill({ response: reply, json: { ...json, data: { ...json.data, legal_texts_to_accept: LEGAL_VERSION } } })
    })
    await page.reload()
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
    await notice.getByRole('button', { name: 'I agree' }).click()
    await expect(notice).toBeHidden()
  })

  test('I cannot sign up with an address that has an account, or with a common password', async ({ open, people, mishaps }) => {
    mishaps.expect(/status of 4(09|22).*\/api\/auth\/register/)
    const { email } = await people.aFreeReader()
    const page = await open('/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(heading(page, 'Create an account')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await consents(page)
    const refused = async (secret: string, field: Locator, told: string) => {
      await password(page, 'Password').fill(secret)
      await password(page, 'Confirm password').fill(secret)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(field).toHaveAccessibleDescription(new RegExp(told))
      await expect(field).toBeFocused()
      await expect(page.getByRole('alert')).toHaveText(told)
    }
    await refused('six-quiet-stones', page.getByLabel('Email'), 'An account with this email already exists')
    const common = 'This password is too common. Choose a stronger one.'
    await refused('password', password(page, 'Password'), common)
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })
})

test.describe('signing in', () => {
  test('a wrong password is rejected, the right one opens my dashboard', async ({ open, people, mishaps }) => {
    mishaps.expect(/status of 401.*\/api\/auth\/login/)
    const reader = await people.aFreeReader()
    const page = await open('/login')
    await fillSignIn(page, reader.email, 'not-my-password')
    await expect(page.getByRole('alert')).toContainText('Invalid email or password')
    await expect(page.getByLabel('Email')).toHaveValue(reader.email)

    const reply = Promise.withResolvers<void>()
    await page.route('**/api/auth/login', async (route) => {
      await reply.promise
      await route.continue()
    })
    await fillSignIn(page, reader.email, reader.password)
    await expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled()
    reply.resolve()
    await expect(page).toHaveURL('/dashboard')
    const { token, user } = await storedSession(page)
    expect(token).toBeTruthy()
    expect(JSON.parse(user ?? '')).toMatchObject({ id: reader.user.id, email: reader.email, role: 'free' })
  })

  test('both fields are required, and the email address must be valid', async ({ open }) => {
    const page = await open('/login')
    const email = page.getByLabel('Email')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(email).toBeFocused()
    await email.fill('somebody')
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
    await expect(page).toHaveURL('/login')
  })

  test('an admin starts in the admin portal', async ({ open }) => {
    const page = await open('/login')
    await fillSignIn(page, 'admin@catalyst.test', 'catalyst-demo')
    await expect(page).toHaveURL('/admin/dashboard')
    await expect(heading(page, 'Upload Content')).toBeVisible()
  })

  test('on a demo instance one click signs me in', async ({ open }) => {
    const page = await open('/login')
    await page.getByRole('button', { name: 'pro@catalyst.test' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('signing out', () => {
  test('after logout I see the sign-in page, and Back does not show my pages', async ({ open, people, server }) => {
    const reader = await people.aFreeReader()
    const page = await open('/dashboard', { as: reader })
    await page.getByRole('button', { name: /Settings menu/ }).click()
    const told = page.waitForResponse('**/api/auth/logout')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    expect(await storedSession(page)).toEqual({ token: null, user: null })
    await told
    await expect(server.call('GET', '/api/user/profile', { as: reader })).rejects.toThrow('401')

    await page.goto('/settings')
    await expect(page).toHaveURL('/login')
  })

  test('I can log out at the end of Me', async ({ open, people }) => {
    const page = await open('/me', { as: await people.aFreeReader(), viewport: { width: 360, height: 740 } })
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('logging out in one tab signs out the other', async ({ open, people }) => {
    const page = await open('/dashboard', { as: await people.aFreeReader() })
    const other = await page.context().newPage()
    await other.goto('/settings/devices')
    await expect(other.getByText('This device', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /Settings menu/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await expect(other).toHaveURL('/login')
  })

  test('a second tab on the sign-in page continues when I sign in in the first', async ({ open, people }) => {
    const { email, password } = await people.aFreeReader()
    const page = await open('/login')
    const other = await page.context().newPage()
    await other.goto('/login')
    await expect(other.getByLabel('Email')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(other).toHaveURL('/dashboard')
  })

  test('when my session has ended elsewhere the page says why, on a slow phone too', async ({
    open,
    people,
    server,
    mishaps,
  }) => {
    mishaps.expect(/status of 401/)
    const reader = await people.aFreeReader()
    await server.call('POST', '/api/auth/logout', { as: reader })
    // No script runs here that could meet the rejection first.
    const page = await open('/robots.txt', { as: reader })
    // So slow that the rejection arrives before the first rendering of the page.
    const phone = await page.context().newCDPSession(page)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 10 })
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  })
})

test('a stored user that is empty, "undefined" or broken is removed and counts as signed out', async ({ open, people }) => {
  const { token } = await people.aFreeReader()
  const page = await open('/', { remembers: { auth_token: token } })
  for (const stored of ['', 'undefined', '{"id":', '[]', 'null']) {
    await page.evaluate((value) => localStorage.setItem('auth_user', value), stored)
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    expect((await storedSession(page)).user).toBeNull()
  }
})

test('after forgetting my password I set a new one by email, and the old one no longer works', async ({
  open,
  people,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 4(0[01]|22).*\/api\/auth\/(login|reset-password)/)
  const reader = await people.aFreeReader()
  const page = await open('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(heading(page, 'Forgot password')).toBeVisible()
  await page.getByLabel('Email').fill(reader.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status')).toContainText('a link to set a new password is on its way')

  const mail = await readMail(server, reader.email)
  const link = /http\S+\/reset-password#token=[\w-]+/.exec(mail)?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await password(page, 'New password').fill('password')
  await password(page, 'Confirm new password').fill('password')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(password(page, 'New password')).toHaveAccessibleDescription(/too common/)
  await expect(password(page, 'New password')).toBeFocused()
  await password(page, 'New password').fill('another-quiet-stone')
  await password(page, 'Confirm new password').fill('another-quiet-stone')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(heading(page, 'Your new password is set')).toBeFocused()

  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, reader.email, reader.password)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password')
  await fillSignIn(page, reader.email, 'another-quiet-stone')
  await expect(page).toHaveURL('/dashboard')
})

test('an expired reset link is rejected, with a form for a new one', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 4\d\d.*\/api\/auth\/reset-password/)
  const page = await open('/reset-password#token=long-used-up')
  await password(page, 'New password').fill('another-quiet-stone')
  await password(page, 'Confirm new password').fill('another-quiet-stone')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid. Please request a new one.')
  await expect(heading(page, 'Get a new password link')).toBeFocused()
  await page.getByLabel('Email').fill(people.aNewEmail())
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByRole('status')).toContainText('a link to set a new password is on its way')
})
