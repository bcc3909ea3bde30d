import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import type { Person } from '#tests/support/browser/people.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

let own: E2eServer
test.beforeAll(async () => {
  own = await startServer({ SECOND_FACTOR_REQUIRED: 'staff' })
})
test.afterAll(() => own.stop())

const banner = (page: Page, name: RegExp) => page.getByRole('region', { name })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('an admin without the second factor that the site requires is led to it, and then to the portal', async ({
  open,
  mishaps,
}) => {
  // The page may open before the profile says what is required.
  mishaps.allow(/status of 403/)
  mishaps.expect(/status of 401.*\/api\/auth\/login/)
  const admin = { email: 'admin@catalyst.test', password: 'catalyst-demo' }
  const page = await open('/login', { on: own })
  await signIn(page, admin)
  await expect(page).toHaveURL('/settings/devices#two-step-sign-in')
  await expect(banner(page, /^Set up two-step sign-in/)).toBeVisible()
  const steps = card(page, 'Two-step sign-in')
  await expect(steps).toBeInViewport()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Two-step sign-in')

  await banner(page, /to open the admin pages$/)
    .getByRole('button', { name: 'Sign in again' })
    .click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goto('/login')
  await signIn(page, admin)
  await expect(steps).toBeVisible()

  await page.goto('/admin/reports')
  await expect(page).toHaveURL('/settings/devices#two-step-sign-in')
  await steps.getByRole('button', { name: 'Set up an authenticator app…' }).click()
  const form = steps.getByRole('form', { name: 'Set up an authenticator app' })
  await form.getByLabel('Password', { exact: true }).fill(admin.password)
  await form.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await steps.locator('.font-mono').innerText()).replaceAll(' ', '')
  await steps.getByLabel('Code from the app').fill(new TOTP({ secret }).generate())
  await steps.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await expect(banner(page, /^Set up two-step sign-in/)).toBeHidden()
  await expect(steps.getByRole('list', { name: 'Recovery codes' })).toBeVisible()

  await page.goto('/admin/dashboard')
  await expect(heading(page, 'Upload Content')).toBeVisible()

  const tab = await open('/login', { on: own })
  await tab.getByRole('button', { name: admin.email }).click()
  await expect(heading(tab, 'Enter your code')).toBeVisible()
})

test('a reader who becomes an admin is asked for a longer password where they are', async ({ open, people, server }) => {
  const [reader, admin] = [await people.aFreeReader(), await people.anAdmin()]
  const short = { ...reader, password: 'six-stones' }
  await server.call('PUT', '/api/user/password', {
    as: reader,
    body: { current_password: reader.password, new_password: short.password },
  })
  const page = await open('/settings', { as: short })
  await expect(heading(page, 'Settings')).toBeVisible()
  await server.call('PATCH', `/api/admin/users/${reader.user.id}`, {
    as: admin,
    body: { role: 'admin', password: admin.password },
  })
  await page.reload()
  const notice = banner(page, /^Choose a longer password/)
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'Change password' }).click()
  const form = card(page, 'Password')
  await expect(form.getByLabel('Current password')).toBeFocused()
  await form.getByLabel('Current password').fill(short.password)
  await form.getByLabel('New password', { exact: true }).fill('twelve-quiet-stones')
  await form.getByLabel('Confirm new password').fill('twelve-quiet-stones')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByRole('status')).toContainText('Password changed.')
  await expect(notice).toBeHidden()
  await page.goto('/admin/dashboard')
  await expect(heading(page, 'Upload Content')).toBeVisible()
})
