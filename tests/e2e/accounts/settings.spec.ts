import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { OF_NEWEST_DAY } from '#tests/support/browser/library.ts'
import { expect, heading, stopTime, test } from '#tests/support/browser/test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const RULES = 'Username must be 3 to 30 letters, numbers, underscores or hyphens'

test('each role sees its own subscription status', async ({ open, people }) => {
  for (const [person, name, text] of [
    [await people.anAdmin(), 'Admin Access', 'Administrative privileges'],
    [await people.aProReader(), 'Pro Subscriber', ''],
    [await people.aFreeReader(), 'Free Plan', ''],
  ] as const) {
    const page = await open('/settings/plan', { as: person })
    await expect(card(page, 'Subscription status')).toContainText(name)
    await expect(card(page, 'Subscription status')).toContainText(text)
    const upgrade = card(page, 'Subscription status').getByRole('link', { name: 'Upgrade to Pro' })
    await expect(upgrade).toBeVisible({ visible: name === 'Free Plan' })
  }
})

test('I choose a valid username; the message that it was saved disappears after three seconds', async ({
  open,
  people,
  mishaps,
}) => {
  mishaps.expect(/status of 409.*\/api\/user\/profile/)
  const other = await people.aFreeReader()
  const reader = await people.aFreeReader()
  const page = await open('/settings/account', { as: reader, withClock: true })
  const account = card(page, 'Account information')
  const username = account.getByLabel('Username')
  const save = account.getByRole('button', { name: 'Save changes' })
  await expect(account.getByLabel('Email')).toHaveValue(reader.email)
  await expect(account.getByLabel('Email')).toHaveAttribute('readonly')
  await expect(save, 'nothing has changed').toBeDisabled()

  for (const [wanted, told] of [
    ['ab', RULES],
    ['two words', RULES],
    ['ऋषि', RULES],
    ['a'.repeat(31), RULES],
    [other.user.username.toUpperCase(), 'This username is already taken'],
  ] as const) {
    await username.fill(wanted)
    await save.click()
    await expect(account.getByRole('alert')).toContainText(told)
    await expect(username).toHaveValue(wanted)
  }

  const chosen = `Quiet_${reader.user.username}`
  await username.fill(chosen)
  await stopTime(page)
  await save.click()
  await expect(account.getByRole('status')).toHaveText(/Profile updated successfully/)
  await expect(account.getByRole('alert')).toBeHidden()
  await page.clock.runFor(2900)
  await expect(account.getByRole('status')).toBeVisible()
  await page.clock.runFor(100)
  await expect(account.getByRole('status')).toBeHidden()
  await expect(page.getByRole('button', { name: `Settings menu of ${chosen}` })).toBeVisible()
})

test('after changing my password this device stays signed in, others do not, and the old password stops working', async ({
  open,
  people,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 4\d\d.*\/api\/user\/password/)
  const reader = await people.aFreeReader()
  const elsewhere = await people.signsIn(reader.email, reader.password)
  const page = await open('/settings/account', { as: reader })
  const form = card(page, 'Password')
  const fill = async (current: string, next: string, again: string) => {
    await form.getByLabel('Current password').fill(current)
    await form.getByLabel('New password', { exact: true }).fill(next)
    await form.getByLabel('Confirm new password').fill(again)
    await form.getByRole('button', { name: 'Change password' }).click()
  }
  await fill(reader.password, 'another-stone', 'another-stony')
  await expect(form.getByRole('alert')).toHaveText('Passwords do not match')
  await fill('not-mine', 'another-stone', 'another-stone')
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription('The current password is incorrect')
  await expect(form.getByLabel('Current password')).toBeFocused()
  await fill(reader.password, 'another-stone', 'another-stone')
  await expect(form.getByRole('status')).toContainText('Password changed. All other devices have been signed out.')

  await expect(server.call('GET', '/api/user/profile', { as: elsewhere })).rejects.toThrow('401')
  await expect(people.signsIn(reader.email, reader.password)).rejects.toThrow('Invalid email or password')
  await people.signsIn(reader.email, 'another-stone')
  await page.reload()
  await expect(heading(page, 'Account')).toBeVisible()
})

test('I see where I am signed in and sign another device out', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  const phone = await people.signsIn(reader.email, reader.password)
  const tablet = await people.signsIn(reader.email, reader.password)
  const page = await open('/settings/devices', { as: reader })
  const devices = card(page, 'Where you are signed in').getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)

  await devices
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click()
  await expect(devices).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(devices).toHaveCount(1)
  for (const gone of [phone, tablet]) await expect(server.call('GET', '/api/user/profile', { as: gone })).rejects.toThrow('401')
  await server.call('GET', '/api/user/profile', { as: reader })
})

test('I download my data after entering my password', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 4\d\d.*\/api\/user\/export/)
  const reader = await people.aFreeReader()
  const page = await open('/settings/data', { as: reader })
  const form = card(page, 'Download my data')
  await form.getByLabel('Password', { exact: true }).fill('not-mine')
  await form.getByRole('button', { name: 'Download my data' }).click()
  await expect(form.getByRole('alert')).toContainText('password is incorrect')

  await form.getByLabel('Password', { exact: true }).fill(reader.password)
  const download = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^upsc-current-catalyst-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(text)).toHaveProperty('data')
  expect(text).toContain(reader.email)
})

test('after deleting my account I am signed out, see a confirmation, and cannot sign in again', async ({ open, people }) => {
  const reader = await people.aFreeReader()
  const page = await open('/settings/data', { as: reader })
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await dialog.getByLabel('Your password').fill(reader.password)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your account and all its data have been deleted.')).toBeVisible()
  await expect(people.signsIn(reader.email, reader.password)).rejects.toThrow('Invalid email or password')
})

test('my time zone is saved', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  const page = await open('/settings/account', { as: reader })
  const zone = card(page, 'Time zone')
  await expect(zone.getByRole('button', { name: 'Save time zone' }), 'nothing has changed').toBeDisabled()
  await zone.getByLabel('Your time zone').selectOption('Asia/Dubai')
  await zone.getByRole('button', { name: 'Save time zone' }).click()
  await expect(zone.getByRole('status')).toContainText('Time zone saved')
  await expect(zone.getByRole('button', { name: 'Save time zone' })).toBeDisabled()
  const profile = await server.call<{ data: { time_zone: string } }>('GET', '/api/user/profile', { as: reader })
  expect(profile.data.time_zone).toBe('Asia/Dubai')
})

test('turning off single-key shortcuts in one tab turns them off in the other', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  const search = page.getByRole('searchbox', { name: 'Search articles' })
  await expect(page.getByRole('link', { name: OF_NEWEST_DAY })).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')

  const settings = await page.context().newPage()
  await settings.goto('/settings/reading')
  const keys = settings.getByRole('switch', { name: 'Single-key shortcuts' })
  await keys.click()
  await expect(search).not.toHaveAttribute('aria-keyshortcuts')
  await page.keyboard.press('/')
  await expect(search).not.toBeFocused()

  await keys.click()
  await expect(search).toHaveAttribute('aria-keyshortcuts', '/')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
})

test('the list of settings leads to seven short pages, each with its own address', async ({ open, people }) => {
  const phone = { width: 360, height: 740 }
  const page = await open('/settings', { as: await people.aFreeReader(), viewport: phone })
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list).toHaveCount(7)
  for (const [title, path, shown] of [
    ['Account', '/settings/account', 'Account information'],
    ['Study plan', '/settings/study-plan', 'Exam and daily goal'],
    ['Reading and appearance', '/settings/reading', 'Appearance'],
    ['Notifications', '/settings/notifications', 'Most used'],
    ['Devices and sessions', '/settings/devices', 'Where you are signed in'],
    ['Plan', '/settings/plan', 'Subscription status'],
    ['Data', '/settings/data', 'Download my data'],
  ] as const) {
    await list.getByRole('link', { name: new RegExp(`^${title}`) }).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page, title)).toBeFocused()
    await expect(card(page, shown)).toBeVisible()
    const lowest = await page.getByRole('main').evaluate((main) => main.lastElementChild?.getBoundingClientRect().bottom ?? 0)
    expect(lowest, title).toBeLessThan(3 * phone.height)
    await page.getByRole('link', { name: 'Back to settings' }).click()
    await expect(heading(page, 'Settings')).toBeFocused()
  }
})

test('on a wide screen every page of the settings leads to the others', async ({ open, people }) => {
  const page = await open('/settings/plan', { as: await people.aFreeReader() })
  const pages = page.getByRole('navigation', { name: 'Settings' })
  await expect(pages.getByRole('link', { name: 'Plan', exact: true })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Data' }).click()
  await expect(heading(page, 'Data')).toBeFocused()
})

test('addresses from when the settings were one page still lead to their card', async ({ open, people }) => {
  const page = await open('/settings#password', { as: await people.aFreeReader() })
  await expect(page).toHaveURL('/settings/account#password')
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.goto('/settings#two-step-sign-in')
  await expect(page).toHaveURL('/settings/devices#two-step-sign-in')
  await expect(page.getByRole('button', { name: 'Set up an authenticator app…' })).toBeFocused()
  await page.goto('/settings/something-else')
  await expect(page).toHaveURL('/settings')
})

test('theme, text size and reading language chosen in the settings apply everywhere', async ({ open, people }) => {
  const page = await open('/settings/reading', { as: await people.aFreeReader() })
  await card(page, 'Appearance').getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await card(page, 'Appearance')
    .getByRole('group', { name: 'Text size' })
    .getByRole('radio', { name: '120%' })
    .check({ force: true })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('19.2px')
  await card(page, 'Reading').getByRole('radio', { name: 'हिन्दी' }).check()
  await page.reload()
  await expect(card(page, 'Appearance').getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(card(page, 'Appearance').getByRole('radio', { name: '120%' })).toBeChecked()
  await expect(card(page, 'Reading').getByRole('radio', { name: 'हिन्दी' })).toBeChecked()
})
