import type { Page, Route } from '@playwright/test'
import type { Streak } from '#contract/reading/progress.ts'
import { keepToasts } from '#tests/support/browser/keep-toasts.ts'
import { IN_ENGLISH_ONLY } from '#tests/support/browser/library.ts'
import { hideTab, showTab } from '#tests/support/browser/tab.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const SECOND = 1000
const STREAK = '**/api/notifications/streak'

const button = (page: Page) => page.getByRole('button', { name: /^Reading streak \d+ days?$/ })
const card = (page: Page) => page.getByRole('region', { name: 'Reading streak' })

const streakOf = (current_streak: number): { json: { success: true; data: Streak } } => ({
  json: {
    success: true,
    data: { current_streak, longest_streak: 400, total_articles_read: 1234, last_read_date: '2026-01-31' },
  },
})

test('reading my first article starts a streak immediately', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await expect(button(page)).toContainText('0 days')
  await button(page).click()
  await expect(card(page)).toContainText('Start your reading journey!')
  await expect(card(page)).toContainText('Last readNot yet')

  await page.goto(`/article/${article_id}`)
  await expect(button(page)).toContainText('1 day')
  await button(page).click()
  await expect(card(page)).toBeFocused()
  for (const text of [
    '1 day',
    'Great start! Keep it going!',
    'Next milestone: 3 days',
    '1 of 3',
    'Longest streak1 day',
    'Articles opened1',
  ])
    await expect(card(page)).toContainText(text)
})

test('an older streak reply that arrives after my mark is not shown', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article_id}`, {
    as: await people.aFreeReader(),
    prepare: async (context) => {
      const marked = context.waitForEvent('response', (response) => /\/api\/progress\//.test(response.url()))
      const askedAnew = marked.then(() => context.waitForEvent('request', (request) => /\/unread-count/.test(request.url())))
      const late = async (route: Route) => {
        await askedAnew
        await route.fulfill(streakOf(0)).catch(() => {})
      }
      await context.route(STREAK, late, { times: 1 })
      // On a busy machine the mark could otherwise be sent before the streak is requested.
      const streakAsked = context.waitForEvent('request', (request) => request.url().endsWith('/api/notifications/streak'))
      await context.route('**/api/progress/**', async (route) => {
        if (route.request().method() === 'POST') await streakAsked
        await route.continue().catch(() => {})
      })
    },
  })
  await expect(button(page)).toContainText('1 day')
})

test('after the last milestone the bar is full and no next one is shown', async ({ open, people }) => {
  const page = await open('/login')
  await page.route(STREAK, (route) => route.fulfill(streakOf(400)))
  const { email, password } = await people.aFreeReader()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(button(page)).toContainText('400 days')
  await button(page).click()
  await expect(card(page)).toContainText('Reading champion!')
  await expect(card(page)).toContainText('365-day milestone reached')
  await expect(card(page)).not.toContainText('Next milestone')
  await expect(card(page).locator('[style]')).toHaveCSS('width', /^2\d\dpx$/)
  await expect(card(page)).toContainText('31 January 2026')
})

test('Escape and a click elsewhere close the card, and the focus returns or stays as expected', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  await button(page).click()
  await card(page).getByText('Longest streak').click()
  await expect(card(page)).toBeVisible()
  await heading(page, 'Daily Current Affairs').click()
  await expect(card(page)).toBeHidden()
  await button(page).click()
  await button(page).click()
  await expect(card(page)).toBeHidden()
})

test('an unknown streak is not shown; it is polled every minute, and immediately when I return', async ({
  open,
  people,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED.*streak/)
  const page = await open('/login', { withClock: true })
  let asked = 0
  await page.route(STREAK, (route) => (++asked === 1 ? route.abort() : route.fulfill(streakOf(asked))))
  const { email, password } = await people.aFreeReader()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await expect.poll(() => asked).toBe(1)
  await expect(button(page)).toHaveCount(0)
  // A part of the page that is shown later and uses the same query does not send it again.
  await page.clock.runFor(5 * SECOND)
  expect(asked).toBe(1)
  for (const turn of ['2', '3']) {
    await page.clock.fastForward(61 * SECOND)
    await expect(button(page)).toContainText(`${turn} days`)
  }
  await hideTab(page)
  for (let turn = 0; turn < 3; turn++) await page.clock.fastForward(61 * SECOND)
  expect(asked).toBe(3)
  await showTab(page)
  await expect(button(page)).toContainText('4 days')
})

test('on a small screen it hides while I scroll down, and returns when I scroll up or reach the end', async ({
  open,
  people,
  library,
}) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader(), viewport: { width: 800, height: 740 } })
  const opacity = (value: string) => expect(button(page).locator('..')).toHaveCSS('opacity', value)
  await expect(heading(page, /electoral bonds/)).toBeVisible()
  await opacity('1')
  await page.mouse.move(180, 300)
  await page.mouse.wheel(0, 700)
  await opacity('0')
  await page.mouse.wheel(0, -200)
  await opacity('1')
  await page.mouse.wheel(0, 700)
  await opacity('0')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await opacity('1')
  const footer = await page.getByRole('contentinfo').getByText('UPSC').boundingBox()
  const corner = await button(page).boundingBox()
  expect((corner?.y ?? 0) - 20).toBeGreaterThan(footer?.y ?? 0)
})

test('it is hidden while a dialog is open', async ({ open, people }) => {
  const page = await open('/settings/data', { as: await people.aFreeReader() })
  await expect(button(page)).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Streak', includeHidden: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeVisible()
})

test('on a phone it opens from the head of Today, over the page, once I have read', async ({ open, people, library, server }) => {
  const as = await people.aFreeReader()
  const phone = { as, viewport: { width: 360, height: 740 } }
  const before = await open('/dashboard', phone)
  await expect(
    before
      .getByRole('progressbar')
      .or(before.getByRole('region', { name: 'Your session' }))
      .first(),
  ).toBeVisible()
  await expect(button(before)).toBeHidden()

  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  await server.call('POST', `/api/progress/${article_id}`, { as })
  const page = await open('/dashboard', phone)
  await button(page).click()
  await expect(card(page)).toBeFocused()
  await expect(card(page)).toContainText('Great start! Keep it going!')
  const { x = 0, width = 0 } = (await card(page).boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(360)
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})

test('it does not show in administration', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.anAdmin() })
  await expect(button(page)).toBeVisible()
  await page.getByRole('link', { name: 'Admin Portal' }).click()
  await expect(heading(page, 'Upload Content')).toBeVisible()
  await expect(button(page)).toHaveCount(0)
})

/** @returns the text of what a press in the middle of the button would meet */
const whatIsOver = (page: Page) =>
  button(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('li, button')?.textContent
  })

test('a message covers the button in its corner, which keeps its place', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await expect(button(page)).toBeVisible()
  const place = await button(page).boundingBox()
  await keepToasts(page)
  await page.getByRole('button', { name: 'Add all to review' }).click()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  await expect.poll(() => whatIsOver(page)).toMatch(/review/)
  expect(await button(page).boundingBox()).toEqual(place)
})
