import type { Page } from '@playwright/test'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const rootFontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('the first Tab focuses the skip link', async ({ open, people }) => {
  const page = await open('/settings', { as: await people.aFreeReader() })
  await expect(heading(page, 'Settings')).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('I make the text larger and smaller within limits, and the size is saved', async ({ open, people }) => {
  const page = await open('/settings', { as: await people.aFreeReader() })
  const smaller = page.getByRole('button', { name: /Smaller text/ })
  const normal = page.getByRole('button', { name: /Default text size/ })
  const larger = page.getByRole('button', { name: /Larger text/ })

  for (let step = 0; step < 5; step++) await larger.click()
  await expect(larger).toBeDisabled()
  await expect.poll(() => rootFontSize(page)).toBe('24px')
  await page.reload()
  await expect.poll(() => rootFontSize(page)).toBe('24px')

  // At this size the header needs more than one row.
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(larger).toBeDisabled()
  await normal.click()
  await expect.poll(() => rootFontSize(page)).toBe('16px')
  await smaller.click()
  await smaller.click()
  await expect(smaller).toBeDisabled()
  await expect.poll(() => rootFontSize(page)).toBe('12.8px')
  expect(await page.evaluate(() => localStorage.getItem('font_scale'))).toBe('0.8')
})

test('my theme applies from the first rendering of the next visit', async ({ open, people }) => {
  const page = await open('/settings', { as: await people.aFreeReader() })
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => theme(page)).toBe('dark')
  await page.getByRole('radio', { name: 'High contrast' }).check()
  await expect.poll(() => theme(page)).toBe('high-contrast')

  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect.poll(() => background(page)).toBe('rgb(0, 0, 0)')
  await expect.poll(() => theme(page)).toBe('high-contrast')
  await expect(page.locator('#root')).toBeEmpty()
  code.resolve()
  await expect(page.getByRole('radio', { name: 'High contrast' })).toBeChecked()
})

test('without a choice the theme follows the system', async ({ open }) => {
  const page = await open('/login', { colorScheme: 'dark' })
  await expect.poll(() => theme(page)).toBe('dark')
  await page.emulateMedia({ contrast: 'more' })
  await page.reload()
  await expect.poll(() => theme(page)).toBe('high-contrast')
})

test('after navigation the focus is on the heading and the title is announced', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await page.getByRole('button', { name: /Settings menu/ }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(heading(page, 'Settings')).toBeFocused()
  await expect(page).toHaveTitle(/^Settings/)
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Settings · UPSC Current Catalyst' })).toBeAttached()
})

test('the header shows my name, and PRO for Pro members', async ({ open, people }) => {
  for (const [person, isPro] of [
    [await people.aFreeReader(), false],
    [await people.aProReader(), true],
  ] as const) {
    const page = await open('/dashboard', { as: person })
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: `Settings menu of ${person.user.username}` })).toBeVisible()
    await expect(header.getByText('PRO', { exact: true })).toBeVisible({ visible: isPro })
    await expect(header.getByRole('link', { name: 'Admin Portal' })).toBeHidden()
  }
})

test('an admin goes to the portal and back by the header', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Admin Portal' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await page.getByRole('link', { name: 'Back to User Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('the longest menu fits on one line, and nothing is cut off', async ({ open, people }) => {
  for (const [person, path] of [
    [await people.aFreeReader(), '/dashboard'],
    [await people.aProReader(), '/dashboard'],
    [await people.anAdmin(), '/admin/dashboard'],
  ] as const) {
    const page = await open(path, { as: person })
    const menu = page.getByRole('navigation', { name: 'Main' })
    for (const width of [900, 1024, 1152, 1280, 1440])
      await test.step(`${person.user.role} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect(menu.getByRole('link', { name: 'Feedback' })).toBeVisible()
        const { height } = (await menu.boundingBox()) ?? { height: 0 }
        expect(height).toBe(44)
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
        expect(scrollWidth).toBe(clientWidth)
      })
  }
})

test('the footer names the current year', async ({ open, people }) => {
  const page = await open('/settings', { as: await people.aFreeReader() })
  await expect(page.getByRole('contentinfo')).toContainText(`${new Date().getFullYear()} UPSC Current Catalyst`)
})

test('on a phone the menu opens, and closes after navigation', async ({ open, people }) => {
  const page = await open('/settings', { as: await people.aFreeReader(), viewport: { width: 390, height: 800 } })
  const dashboard = page.getByRole('link', { name: 'Dashboard', exact: true })
  await expect(dashboard).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await dashboard.click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
})
