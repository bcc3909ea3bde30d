import type { Locator, Page } from '@playwright/test'
import { IN_ENGLISH_ONLY, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { chooseInMenu, menu, openLook, openMenu } from '#tests/support/browser/menu.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const PHONE = { width: 360, height: 740 }

const rootFontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

const coloursOf = (control: Locator) =>
  control.evaluate((input) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(input)
    return { border: borderTopColor, fill: backgroundColor }
  })

function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (more + 0.05) / (less + 0.05)
}

/** As WCAG defines it, of a colour such as `rgb(20, 23, 28)`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

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

  await openLook(page)
  for (let step = 0; step < 5; step++) await larger.click()
  await expect(larger).toBeDisabled()
  await expect.poll(() => rootFontSize(page)).toBe('24px')
  await page.reload()
  await expect.poll(() => rootFontSize(page)).toBe('24px')

  // At this size the page has the header of a phone, with these controls in the menu.
  await page.setViewportSize({ width: 1100, height: 800 })
  await openMenu(page)
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
  await openLook(page)
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
  await expect(page.locator('#root > :visible')).toHaveCount(0)
  code.resolve()
  await openLook(page)
  await expect(page.getByRole('radio', { name: 'High contrast' })).toBeChecked()
})

test('without a choice the theme follows the system', async ({ open }) => {
  const page = await open('/login', { colorScheme: 'dark' })
  await expect.poll(() => theme(page)).toBe('dark')
  await page.emulateMedia({ contrast: 'more' })
  await page.reload()
  await expect.poll(() => theme(page)).toBe('high-contrast')
})

test('a radio button and a checkbox have a clear border in every theme, and show a choice by their fill', async ({ open }) => {
  for (const theme of ['light', 'dark', 'high-contrast']) {
    const page = await open('/signup', { remembers: { theme } })
    for (const control of [page.getByRole('checkbox'), page.getByRole('radio').first()]) {
      const { border, fill } = await coloursOf(control)
      expect(contrast(border, fill), theme).toBeGreaterThanOrEqual(3)
      await control.check()
      const mark = await control.evaluate((input) => getComputedStyle(input, '::before').backgroundColor)
      expect(contrast(mark, (await coloursOf(control)).fill), theme).toBeGreaterThanOrEqual(3)
    }
    await page.close()
  }
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

test('an admin goes to the portal by the header, and sees one way back', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Admin Portal' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  const wayBack = page.getByRole('link', { name: 'Back to User Dashboard' })
  await expect(wayBack).toHaveCount(1)
  await wayBack.click()
  await expect(page).toHaveURL('/dashboard')
})

test('every role has one row of 56 px, in which nothing is cut off', async ({ open, people }) => {
  for (const [person, path] of [
    [await people.aFreeReader(), '/dashboard'],
    [await people.aProReader(), '/dashboard'],
    [await people.anAdmin(), '/admin/dashboard'],
  ] as const) {
    const page = await open(path, { as: person })
    const row = page.getByRole('banner')
    for (const width of [320, 360, 768, 900, 1024, 1152, 1280, 1440])
      await test.step(`${person.user.role} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5)
        expect((await row.boundingBox())?.height).toBe(56)
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
        expect(scrollWidth).toBe(clientWidth)
        const inner = await row.locator('> div').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect(inner).toBe(0)
      })
  }
})

test('the menu has its entries for each role, over the page, which does not move', async ({ open, people }) => {
  const all = ['My Bookmarks', 'Quiz History', 'Feedback']
  for (const [person, path, entries] of [
    [await people.aFreeReader(), '/me', ['Today', ...all]],
    [await people.aProReader(), '/me', ['Today', ...all, 'Community']],
    [await people.anAdmin(), '/me', ['Today', 'Admin Portal', ...all, 'Community']],
    [await people.anAdmin(), '/admin/dashboard', ['Back to User Dashboard', 'My Bookmarks', 'Quiz History', 'Community']],
  ] as const)
    for (const width of [360, 1024]) {
      const page = await open(path, { as: person, viewport: { width, height: 740 } })
      const top = async () => (await page.getByRole('main').boundingBox())?.y
      const before = await top()
      await openMenu(page)
      await expect(menu(page).getByRole('link')).toHaveText([...entries])
      expect(await top()).toBe(before)
    }
})

test('on a wide page the menu leaves out the portal, which the header has', async ({ open, people }) => {
  const page = await open('/me', { as: await people.anAdmin(), viewport: { width: 1280, height: 740 } })
  await openMenu(page)
  await expect(page.getByRole('link', { name: 'Admin Portal' })).toHaveCount(1)
})

test('on a phone the menu of an admin outside the portal has nine entries', async ({ open, people }) => {
  const page = await open('/me', { as: await people.anAdmin(), viewport: PHONE })
  await openMenu(page)
  const entries = page.locator('.header-panel').locator('a, button', { hasText: /[a-z]/ })
  const names = [
    ...['Today', 'Admin Portal', 'My Bookmarks', 'Quiz History', 'Feedback', 'Community'],
    ...['Content Reports', 'Settings', 'Logout'],
  ]
  for (const [place, name] of names.entries()) await expect(entries.nth(place)).toHaveText(name)
})

test('at the bottom of a phone are five places, and the open one is marked', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aProReader(), viewport: PHONE })
  const bar = page.getByRole('navigation', { name: 'Main' })
  const here = bar.locator('[aria-current]')
  await expect(here).toHaveText('Today')
  for (const [place, path, title] of [
    ['Practise', '/practise', 'Practise'],
    ['Library', '/library', 'Library'],
    ['Community', '/community/forums', 'Community forums'],
    ['Me', '/me', 'Me'],
    ['Today', '/dashboard', 'Daily Current Affairs'],
  ] as const) {
    await bar.getByRole('link', { name: place }).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(here).toHaveText(place)
  }
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
  expect([y + height, height]).toEqual([PHONE.height, 56])
  for (const link of await bar.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('the bar does not cover the end of a page, and a quiz has none', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open('/me', { as: await people.aProReader(), viewport: PHONE })
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(heading(page, 'Me')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeInViewport()
  const end = await footer.boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)

  await page.goto(`/article/${article_id}`)
  await page.getByRole('link', { name: 'Test Your Understanding' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Question/ })).toBeVisible()
  await expect(bar).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px')
})

test('while I read an article downwards the bar is away, and comes back as I scroll up, at the end, and by Tab', async ({
  open,
  people,
  library,
}) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader(), viewport: PHONE })
  const today = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' })
  await expect(heading(page, /electoral bonds/)).toBeVisible()
  await expect(today).toBeInViewport()
  await page.mouse.move(180, 300)
  await page.mouse.wheel(0, 700)
  await expect(today).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(today).toBeInViewport()
  await page.mouse.wheel(0, 700)
  await expect(today).not.toBeInViewport()
  await today.focus()
  await expect(today).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(today).toBeInViewport()
})

test('Community leads a free member to the plans, which say why', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), viewport: PHONE })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click()
  await expect(page).toHaveURL('/subscription?for=community')
})

test('the reading language is chosen once, and an open article follows', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader() })
  await expect(heading(page, IN_THREE_LANGUAGES)).toBeVisible()
  await openLook(page)
  await page.getByRole('radio', { name: 'हिन्दी' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/चंद्रयान/)
  await expect(page.getByRole('combobox', { name: 'Language' }).first()).toHaveValue('hi')
})

test('the footer names the current year', async ({ open, people }) => {
  const page = await open('/settings', { as: await people.aFreeReader() })
  await expect(page.getByRole('contentinfo')).toContainText(`${new Date().getFullYear()} UPSC Current Catalyst`)
})

test('on a phone the menu opens, and closes after navigation', async ({ open, people }) => {
  const page = await open('/settings', { as: await people.aFreeReader(), viewport: PHONE })
  await expect(menu(page)).toBeHidden()
  await chooseInMenu(page, 'Today')
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
})
