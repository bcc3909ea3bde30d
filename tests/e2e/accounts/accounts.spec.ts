import type { Page } from '@playwright/test'
import { readMail } from '#tests/support/browser/mail.ts'
import { expect, heading, stopTime, storedSession, test } from '#tests/support/browser/test.ts'

const password = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await password(page, 'Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test.describe('signing up', () => {
  test('I am told what is wrong with my password, then welcomed, and two seconds later my dashboard opens', async ({
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
    await expect(page.getByRole('alert')).toHaveText('Passwords do not match')
    await password(page, 'Confirm password').fill('abc')
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

  test('I cannot take an address that has an account, nor a password that everybody guesses', async ({
    open,
    people,
    mishaps,
  }) => {
    mishaps.expect(/status of 4(09|22).*\/api\/auth\/register/)
    const { email } = await people.aFreeReader()
    const page = await open('/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(heading(page, 'Create an account')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    for (const [secret, told] of [
      ['six-quiet-stones', 'An account with this email already exists'],
      ['password', 'This password is one of the most commonly guessed ones. Please choose another.'],
    ] as const) {
      await password(page, 'Password').fill(secret)
      await password(page, 'Confirm password').fill(secret)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert')).toHaveText(new RegExp(told))
    }
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })
})

test.describe('signing in', () => {
  test('a wrong password is refused, the right one opens my dashboard', async ({ open, people, mishaps }) => {
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

  test('both fields have to be filled, and the address has to be one', async ({ open }) => {
    const page = await open('/login')
    const email = page.getByLabel('Email')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(email).toBeFocused()
    await email.fill('somebody')
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
    await expect(page).toHaveURL('/login')
  })

  test('an admin comes to the admin portal', async ({ open }) => {
    const page = await open('/login')
    await fillSignIn(page, 'admin@catalyst.test', 'catalyst-demo')
    await expect(page).toHaveURL('/admin/dashboard')
    await expect(heading(page, 'Admin Portal')).toBeVisible()
  })

  test('on a demo instance one click signs me in', async ({ open }) => {
    const page = await open('/login')
    await page.getByRole('button', { name: 'pro@catalyst.test' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('signing out', () => {
  test('logout leads to the sign-in page, and nothing brings my pages back', async ({ open, people, server }) => {
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

  test('logging out in one tab signs out the other', async ({ open, people }) => {
    const page = await open('/dashboard', { as: await people.aFreeReader() })
    const other = await page.context().newPage()
    await other.goto('/settings')
    await expect(other.getByText('This device', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /Settings menu/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await expect(other).toHaveURL('/login')
  })

  test('a session that ended elsewhere says so, on a slow phone too', async ({ open, people, server, mishaps }) => {
    mishaps.expect(/status of 401/)
    const reader = await people.aFreeReader()
    await server.call('POST', '/api/auth/logout', { as: reader })
    const page = await open('/', { as: reader })
    // So slow that the refusal arrives before the page is drawn for the first time.
    const phone = await page.context().newCDPSession(page)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 10 })
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  })
})

test('a stored user that is empty, "undefined" or broken is removed and counts as nobody', async ({ open, people }) => {
  const { token } = await people.aFreeReader()
  const page = await open('/', { remembers: { auth_token: token } })
  for (const stored of ['', 'undefined', '{"id":', '[]', 'null']) {
    await page.evaluate((value) => localStorage.setItem('auth_user', value), stored)
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    expect((await storedSession(page)).user).toBeNull()
  }
})

test('I forgot my password: the mail brings me to a new one, and the old one is dead', async ({
  open,
  people,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 40[01].*\/api\/auth\/login/)
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

test('a link from an old mail is refused with a way to a new one', async ({ open, mishaps }) => {
  mishaps.expect(/status of 4\d\d.*\/api\/auth\/reset-password/)
  const page = await open('/reset-password#token=long-used-up')
  await password(page, 'New password').fill('another-quiet-stone')
  await password(page, 'Confirm new password').fill('another-quiet-stone')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid. Please ask for a new one.')
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(heading(page, 'Forgot password')).toBeVisible()
})
