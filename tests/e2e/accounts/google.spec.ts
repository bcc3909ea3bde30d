import type { Page } from '@playwright/test'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { expect, heading, storedSession, test } from '#tests/support/browser/test.ts'
import { FakeOpenIdProvider } from '#tests/support/fakes/fake-openid-provider.ts'

const provider = new FakeOpenIdProvider()
let server: E2eServer

test.beforeAll(async () => {
  await provider.start()
  server = await startServer(provider.env)
})
test.afterAll(async () => {
  await server.stop()
  await provider.stop()
})

const withGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const card = (page: Page) => page.getByRole('region', { name: 'Google' })

test('somebody new agrees to the terms, has an account, and signs in the next time', async ({ open, mishaps }) => {
  mishaps.expect(/status of 401/)
  provider.current = { sub: '1', email: 'asha@gmail.com' }
  const page = await open('/signup', { on: server })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await withGoogle(page).click()
  await expect(heading(page, 'Create an account')).toBeVisible()
  await expect(page.getByText('For asha@gmail.com.')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')

  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please say whether you are 18 or older')).toBeVisible()
  await page.getByLabel('I am 18 or older').check()
  await page.getByLabel(/I agree to the terms/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  const { token } = await storedSession(page)
  expect(addresses.join(' ')).not.toContain(token)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await withGoogle(page).click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()

  await page.goto('/settings/account')
  await expect(card(page)).toContainText('asha@gmail.com')
  await expect(card(page)).toContainText('To remove it, set a password or add a passkey first.')
  await expect(card(page).getByRole('button', { name: 'Remove asha@gmail.com' })).toHaveCount(0)
  const password = page.getByRole('region', { name: 'Password', exact: true })
  await password.getByRole('button', { name: 'Send me a link to set a password' }).click()
  await expect(password.getByRole('status')).toContainText('a link to set a new password is on its way')

  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await expect(page.getByRole('dialog')).toContainText('You have no password.')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('Your account and all its data have been deleted.')).toBeVisible()
})

test('a member adds a Google account with the password and removes it', async ({ open }) => {
  provider.current = { sub: '2', email: 'pro@gmail.com' }
  const page = await open('/login', { on: server })
  await page.getByRole('button', { name: 'pro@catalyst.test' }).click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await page.goto('/settings/account')
  await card(page).getByRole('button', { name: 'Add a Google account…' }).click()
  await card(page).getByLabel('Password', { exact: true }).fill('catalyst-demo')
  await card(page).getByRole('button', { name: 'Add a Google account' }).click()
  await expect(card(page)).toContainText(/pro@gmail\.com.*not used yet/)
  await card(page).getByRole('button', { name: 'Remove pro@gmail.com' }).click()
  await card(page).getByLabel('Password', { exact: true }).fill('catalyst-demo')
  await card(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(card(page).getByRole('button', { name: 'Add a Google account…' })).toBeVisible()
})

test('after cancelling at Google, or opening the page again, I see what happened and can go back', async ({ open, mishaps }) => {
  provider.current = null
  const page = await open('/login', { on: server })
  await withGoogle(page).click()
  await expect(page.getByRole('alert')).toContainText('You were not signed in')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()

  mishaps.expect(/status of 400/)
  await page.goto('/sign-in-google?code=stolen&state=of-somebody-else')
  await expect(page.getByRole('alert')).toContainText('has expired or was already used')
})

test('where the operator has not set it up there is no button and no card', async ({ open, people }) => {
  const page = await open('/login')
  await expect(page.getByRole('button', { name: 'pro@catalyst.test' })).toBeVisible()
  await expect(withGoogle(page)).toHaveCount(0)
  const settings = await open('/settings/account', { as: await people.aFreeReader() })
  await expect(settings.getByRole('region', { name: 'Time zone' })).toBeVisible()
  await expect(card(settings)).toHaveCount(0)
})
