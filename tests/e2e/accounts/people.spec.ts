import type { Page } from '@playwright/test'
import { readMail } from '#tests/support/browser/mail.ts'
import { chooseInMenu, menu, openMenu } from '#tests/support/browser/menu.ts'
import type { Person } from '#tests/support/browser/people.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { widerThanTheScreen } from '#tests/support/checks/fits.ts'

async function manage(page: Page, { user }: Person) {
  await page.goto('/admin/dashboard?tab=people')
  await page.getByRole('searchbox', { name: 'Search by email or username' }).fill(user.email)
  await page.getByRole('button', { name: `Manage ${user.username}` }).click()
  return page.getByRole('dialog', { name: user.username })
}

test('a role change takes effect in an open tab with its next request, in both directions', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 403/)
  const reader = await people.aFreeReader()
  const tab = await open('/dashboard', { as: reader })
  const community = menu(tab).getByRole('link', { name: 'Community' })
  await openMenu(tab)
  await expect(menu(tab)).toBeVisible()
  await expect(community).toBeHidden()
  await openMenu(tab)

  const admin = await people.anAdmin()
  const page = await open('/admin/dashboard', { as: admin })
  const account = await manage(page, reader)
  const secret = account.getByLabel('Your password', { exact: true })
  await account.getByLabel('Role').selectOption('admin')
  await secret.fill('not-my-password')
  await account.getByRole('button', { name: 'Change role' }).click()
  await expect(account.getByRole('alert')).toHaveText(/The current password is incorrect/)
  await expect(account.getByLabel('Role')).toHaveValue('admin')

  const become = async (role: string) => {
    await account.getByLabel('Role').selectOption(role)
    await secret.fill(admin.password)
    await account.getByRole('button', { name: 'Change role' }).click()
    await expect(account.getByRole('button', { name: 'Change role' })).toBeDisabled()
    await expect(account.getByLabel('Role')).toHaveValue(role)
    await expect(secret).toBeHidden()
  }
  await become('pro')
  await chooseInMenu(tab, 'My Bookmarks')
  await expect(heading(tab, 'My Bookmarks')).toBeVisible()
  await chooseInMenu(tab, 'Community')
  await expect(heading(tab, /Forums|Community/)).toBeVisible()

  await become('free')
  await tab.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(tab).toHaveURL(/\/subscription/)
  await openMenu(tab)
  await expect(menu(tab)).toBeVisible()
  await expect(community).toBeHidden()
})

test('a suspended person is signed out immediately, sees the reason, and can sign in again after the suspension', async ({
  open,
  people,
  mishaps,
}) => {
  mishaps.expect(/status of 401/)
  mishaps.expect(/status of 403/)
  const reader = await people.aFreeReader()
  const tab = await open('/dashboard', { as: reader })
  await expect(heading(tab, 'Daily Current Affairs')).toBeVisible()

  const admin = await people.anAdmin()
  const page = await open('/admin/dashboard', { as: admin })
  const account = await manage(page, reader)
  await account.getByRole('button', { name: 'Suspend…' }).click()
  await account.getByLabel('Reason').fill('Sold answers to others.')
  await account.getByLabel('Your password', { exact: true }).fill('not-my-password')
  await account.getByRole('button', { name: `Suspend ${reader.user.username}` }).click()
  await expect(account.getByRole('alert')).toHaveText(/The current password is incorrect/)
  await account.getByLabel('Your password', { exact: true }).fill(admin.password)
  await account.getByRole('button', { name: `Suspend ${reader.user.username}` }).click()
  await expect(account.getByText(/^Suspended since .*: Sold answers to others\.$/)).toBeVisible()

  await chooseInMenu(tab, 'My Bookmarks')
  await expect(heading(tab, 'Sign in')).toBeVisible()
  const signIn = async () => {
    await tab.getByLabel('Email').fill(reader.email)
    await tab.getByLabel('Password', { exact: true }).fill(reader.password)
    await tab.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn()
  await expect(tab.getByText('This account is suspended. Sold answers to others.')).toBeVisible()

  await account.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect(account.getByRole('button', { name: 'Suspend…' })).toBeVisible()
  await signIn()
  await expect(heading(tab, /Daily Current Affairs|My Bookmarks/)).toBeVisible()

  await account.getByRole('link', { name: 'Account audit log' }).click()
  const acts = page.getByRole('list', { name: 'Actions, latest first' })
  await expect(acts).toContainText('Lifted a suspension')
  await expect(acts).toContainText('Suspended an account')
})

test('the last admin cannot give up the role', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 409/)
  const admin = await people.anAdmin()
  const page = await open('/admin/dashboard', { as: admin })
  const account = await manage(page, admin)
  await account.getByLabel('Role').selectOption('free')
  await expect(account.getByText('You will lose admin access immediately.')).toBeVisible()
  await account.getByLabel('Your password', { exact: true }).fill(admin.password)
  await account.getByRole('button', { name: 'Change role' }).click()
  await expect(
    page.getByText('There must be at least one admin. Make someone else an admin first.', { exact: true }),
  ).toBeVisible()
  await account.getByLabel('Role').selectOption('admin')
  await expect(account.getByRole('button', { name: 'Change role' })).toBeDisabled()
})

test('an admin can send a password reset link to somebody', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  const account = await manage(page, reader)
  await account.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(`A link to set a new password is on its way to ${reader.email}`, { exact: true })).toBeVisible()
  const mail = await readMail(server, reader.email)
  expect(mail).toContain('/reset-password#token=')
})

test('the system page shows how many jobs of each kind wait and for how long, at any screen size', async ({ open, people }) => {
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await page.route('**/api/admin/system', async (route) => {
    const reply = await route.fetch()
    const { success, data } = await reply.json()
    const queues = [
      { name: '__pgboss__send-it', waiting: 5, running: 0, oldest: 12 },
      { name: 'mail-password-changed', waiting: 12_345, running: 20, oldest: 3_661 },
      { name: 'make-audio', waiting: 0, running: 1, oldest: 0 },
      { name: 'make-texts', waiting: 0, running: 0, oldest: 0 },
    ]
    await route.fulfill({ response: reply, json: { success, data: { ...data, queues } } })
  })
  await page.goto('/admin/dashboard?tab=system')
  const rows = page.getByRole('region', { name: 'Queues' }).getByRole('listitem')
  await expect(rows).toHaveText([
    /^schedules\s*5 waiting · for 12\s+s$/,
    /^mail-password-changed\s*12345 waiting · 20 running · for 1\s+h 1\s+min$/,
    /^make-audio\s*0 waiting · 1 running$/,
  ])
  await page.setViewportSize({ width: 320, height: 700 })
  await page.evaluate(() => document.documentElement.style.setProperty('--font-scale', '1.5'))
  expect(await widerThanTheScreen(page)).toEqual([])
})

test('the system page shows its state, and the audit log can be filtered by action and person', async ({ open, people }) => {
  const page = await open('/admin/dashboard?tab=system', { as: await people.anAdmin() })
  await expect(page.getByRole('region', { name: 'Database' })).toContainText('Embedded')
  await expect(page.getByRole('region', { name: 'Database' })).toContainText('Current')
  await expect(page.getByRole('region', { name: 'Mail' })).toContainText('outbox')
  await page.getByRole('tab', { name: 'Audit' }).click()
  await page.getByLabel('Username').fill('nobody-at-all')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByText('No matching actions')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText('No matching actions')).toBeHidden()
  await page.getByLabel('Action', { exact: true }).selectOption('job.retried')
  await expect(page).toHaveURL(/action=job\.retried/)
})
