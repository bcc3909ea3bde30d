import type { Page } from '@playwright/test'
import type { Notification } from '#contract/messaging/notifications.ts'
import { anArticle, IN_ENGLISH_ONLY, Library } from '#tests/support/browser/library.ts'
import { People, type Person } from '#tests/support/browser/people.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { hideTab, showTab } from '#tests/support/browser/tab.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const SECOND = 1000
const COUNT = '**/api/notifications/unread-count'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const bellSays = (page: Page, name: string) => expect(page.getByRole('button', { name, exact: true })).toBeVisible()
const panel = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Notifications' })
const rows = (page: Page) => panel(page).getByRole('listitem')
const markAll = (page: Page) => panel(page).getByRole('button', { name: 'Mark all as read' })

/** Notifications are created shortly after the event. */
async function isTold(server: E2eServer, as: Person, count: number) {
  const unread = async () =>
    (await server.call<{ data: { count: number } }>('GET', '/api/notifications/unread-count', { as })).data.count
  await expect.poll(unread).toBe(count)
}

const answerCount = (page: Page, count: () => number) =>
  page.route(COUNT, (route) => route.fulfill({ json: { success: true, data: { count: count() } } }))

// Days that are news are newer than the sample days, which other tests expect to be the newest.
let own: E2eServer
test.beforeAll(async () => {
  own = await startServer()
})
test.afterAll(() => own.stop())

/** People and library of the own server. */
function others() {
  const people = new People(own)
  return { people, library: new Library(own, people) }
}

test('a published day gives everybody one notification, which leads to its article', async ({ open }) => {
  const { people, library } = others()
  const readers = [await people.aFreeReader(), await people.aFreeReader()] as const
  const [page, other] = await Promise.all([
    open('/settings', { as: readers[0], on: own, withClock: true }),
    open('/settings', { as: readers[1], on: own, withClock: true }),
  ])
  // Only an increase is announced, so both must know that they have none.
  for (const shown of [page, other]) await shown.waitForLoadState('networkidle')
  await bellSays(page, 'Notifications')
  await library.publish(library.aNewsDay(), [anArticle('A river linked'), anArticle('A treaty signed'), anArticle('A law')])
  for (const reader of readers) await isTold(own, reader, 1)
  // The first reply may be older than the event; then the next one has it.
  const sees = (shown: Page) =>
    expect(async () => {
      await shown.clock.fastForward(30 * SECOND)
      await expect(shown.getByRole('button', { name: 'Notifications, 1 unread', exact: true })).toBeVisible({ timeout: 2000 })
    }).toPass()
  await sees(page)
  // A toast, so check it before the other page.
  await expect(page.locator('[aria-live="polite"]', { hasText: '1 unread notification' })).toBeAttached()
  await sees(other)

  await bell(page).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('A river linked, and 2 more articles')
  await panel(page)
    .getByRole('link', { name: /A river linked/ })
    .click()
  await expect(heading(page, 'A river linked')).toBeFocused()
  await expect(panel(page)).toBeHidden()
  // This was the first article that the person opened.
  await isTold(own, readers[0], 1)
  await isTold(own, readers[1], 1)
})

test('my first article gives an achievement notification', async ({ open, people, library, server }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const reader = await people.aFreeReader()
  const page = await open(`/article/${article_id}`, { as: reader, withClock: true })
  await isTold(server, reader, 1)
  await page.clock.fastForward(30 * SECOND)
  await bellSays(page, 'Notifications, 1 unread')
  await bell(page).click()
  await expect(rows(page)).toContainText(['Unread: First article'])
  await expect(rows(page).locator('time')).toHaveText('Just now')
  await page.clock.fastForward(120 * SECOND)
  await expect(rows(page).locator('time')).toHaveText(/^\d minutes ago$/)
})

test('the bell polls every 30 seconds, not in a hidden tab, and immediately when I return', async ({ open, people }) => {
  const page = await open('/login', { withClock: true })
  let asked = 0
  await answerCount(page, () => ++asked)
  const reader = await people.aFreeReader()
  await signIn(page, reader)
  await bellSays(page, 'Notifications, 1 unread')
  for (const turn of [2, 3]) {
    await page.clock.fastForward(31 * SECOND)
    await bellSays(page, `Notifications, ${turn} unread`)
  }
  await hideTab(page)
  for (let turn = 0; turn < 3; turn++) await page.clock.fastForward(31 * SECOND)
  expect(asked).toBe(3)
  await showTab(page)
  await bellSays(page, 'Notifications, 4 unread')
})

test('without replies the bell polls less and less often, and keeps its last state', async ({ open, people, mishaps }) => {
  mishaps.expect(/ERR_FAILED.*unread-count/)
  const page = await open('/login', { withClock: true })
  await answerCount(page, () => 5)
  await signIn(page, await people.aFreeReader())
  await bellSays(page, 'Notifications, 5 unread')
  await page.unroute(COUNT)
  let failed = 0
  page.on('requestfailed', (request) => request.url().endsWith('/unread-count') && failed++)
  await page.route(COUNT, (route) => route.abort())

  for (const [turn, seconds] of [30, 30, 60, 120, 240, 300, 300].entries()) {
    await page.clock.fastForward((seconds - 5) * SECOND)
    await page.evaluate(() => document.title)
    expect(failed, `before ${seconds} seconds are over`).toBe(turn)
    await page.clock.fastForward(6 * SECOND)
    await expect.poll(() => failed).toBe(turn + 1)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await bellSays(page, 'Notifications, 5 unread')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('above 99 the badge shows 99+, and only increases are announced', async ({ open, people }) => {
  const page = await open('/login', { withClock: true })
  let count = 99
  await answerCount(page, () => count)
  await signIn(page, await people.aFreeReader())
  const badge = bell(page).locator('span')
  const said = page.locator('[aria-live="polite"]', { hasText: 'unread notification' })
  await expect(badge).toHaveText('99')
  await expect(said).toHaveCount(0)
  count = 100
  await page.clock.fastForward(31 * SECOND)
  await expect(badge).toHaveText('99+')
  await bellSays(page, 'Notifications, 99+ unread')
  await expect(said).toHaveText('100 unread notifications')
  count = 3
  await page.clock.fastForward(31 * SECOND)
  await expect(badge).toHaveText('3')
  await expect(said).toHaveCount(0)
})

test('opening a notification marks it as read, and one button marks the rest', async ({ open }) => {
  const { people, library } = others()
  const reader = await people.aFreeReader()
  const [read] = await library.publish(library.aNewsDay(), [anArticle('A dam built')])
  await own.call('POST', `/api/progress/${read}`, { as: reader })
  await isTold(own, reader, 2)
  await library.publish(library.aNewsDay(), [anArticle('A bridge built')])
  await isTold(own, reader, 3)

  const page = await open('/settings', { as: reader, on: own })
  await bellSays(page, 'Notifications, 3 unread')
  await bell(page).click()
  await expect(rows(page)).toHaveCount(3)
  await panel(page)
    .getByRole('link', { name: /First article/ })
    .click()
  await expect(page).toHaveURL('/dashboard')
  await bellSays(page, 'Notifications, 2 unread')
  await isTold(own, reader, 2)

  await bell(page).click()
  await expect(panel(page).getByText('Unread:')).toHaveCount(2)
  await markAll(page).click()
  await bellSays(page, 'Notifications')
  await expect(panel(page).getByText('Unread:')).toHaveCount(0)
  await isTold(own, reader, 0)
  await page.reload()
  await bell(page).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(markAll(page)).toHaveAttribute('aria-disabled', 'true')
})

test('a mark that cannot be saved is reverted with a message', async ({ open, mishaps }) => {
  const { people, library } = others()
  mishaps.expect(/ERR_FAILED.*\/api\/notifications/)
  const reader = await people.aFreeReader()
  await library.publish(library.aNewsDay(), [anArticle('A tax reformed')])
  await isTold(own, reader, 1)
  const page = await open('/dashboard', { as: reader, on: own })
  await bellSays(page, 'Notifications, 1 unread')
  await bell(page).click()
  await page.route('**/api/notifications/mark-all-read', (route) => route.abort())
  await markAll(page).click()
  await expect(page.getByText('We could not mark the notifications as read. Please try again.', { exact: true })).toBeVisible()
  await bellSays(page, 'Notifications, 1 unread')
  await expect(panel(page).getByText('Unread:')).toHaveCount(1)

  await page.route('**/api/notifications/*/read', (route) => route.abort())
  await panel(page)
    .getByRole('link', { name: /A tax reformed/ })
    .click()
  await expect(heading(page, 'A tax reformed')).toBeVisible()
  await expect(page.getByText('We could not mark the notification as read. Please try again.', { exact: true })).toBeVisible()
  // Includes the achievement for opening the article.
  await isTold(own, reader, 2)
})

test('a notification without a link is only marked as read, and older ones load on request', async ({
  open,
  people,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED.*before/)
  const all = Array.from({ length: 51 }, (_, place) => told(place))
  const page = await open('/settings', { as: await people.aFreeReader() })
  let isAway = true
  await answerCount(page, () => all.filter(({ read }) => !read).length)
  await page.route(/\/api\/notifications(\?before=.*)?$/, (route) => {
    const before = new URL(route.request().url()).searchParams.get('before')
    if (before && isAway) return route.abort()
    const from = before ? all.findIndex((one) => before === `${one.created_at}~${one.notification_id}`) + 1 : 0
    return route.fulfill({ json: { success: true, data: all.slice(from, from + 50) } })
  })
  await page.route('**/api/notifications/*/read', (route) => {
    const one = all.find(({ notification_id }) => route.request().url().includes(notification_id))
    if (one) one.read = true
    return route.fulfill({ json: { success: true } })
  })

  await bell(page).click()
  await expect(rows(page)).toHaveCount(50)
  const second = rows(page).nth(1).getByRole('button')
  await second.click()
  await expect(second.getByText('Unread:')).toHaveCount(0)
  await bellSays(page, 'Notifications, 50 unread')
  await expect(panel(page)).toBeVisible()

  const older = panel(page).getByRole('button', { name: 'Show older' })
  await older.click()
  await expect(panel(page).getByRole('alert')).toContainText('The server could not be reached')
  isAway = false
  await older.click()
  await expect(rows(page)).toHaveCount(51)
  await expect(rows(page).last().getByRole('button')).toBeFocused()
  await expect(older).toBeHidden()
})

test('an empty panel says so, and without a connection it offers a retry', async ({ open, people, mishaps }) => {
  mishaps.expect(/ERR_FAILED.*\/api\/notifications/)
  const page = await open('/settings', { as: await people.aFreeReader() })
  await page.route('**/api/notifications', (route) => route.abort())
  await bell(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('Notifications did not load')
  await page.unroute('**/api/notifications')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page).getByText('No notifications yet')).toBeVisible()
})

test('Escape, a click elsewhere and navigation close the panel, on a phone too', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), viewport: { width: 360, height: 740 } })
  await bell(page).click()
  await expect(panel(page).getByText('No notifications yet')).toBeVisible()
  expect((await panel(page).boundingBox())?.width).toBe(360)
  await panel(page).getByText('No notifications yet').click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.mouse.click(180, 720)
  await expect(panel(page)).toBeHidden()

  // Only one is expanded at a time.
  await page.getByRole('button', { name: 'Open menu' }).click()
  await bell(page).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(panel(page)).toBeHidden()
})

function told(place: number): Notification {
  return {
    notification_id: `0198c0de-0000-7000-8000-${String(place).padStart(12, '0')}`,
    type: 'feedback_update',
    title: `Number ${place + 1}`,
    message: 'Your feedback has an answer.',
    read: false,
    created_at: new Date(Date.now() - place * 3_600_000).toISOString(),
    path: null,
  }
}

async function signIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
}

test('what I mark as read in one tab is read in the other one too, also in its open list', async ({ open }) => {
  const { people, library } = others()
  const as = await people.aFreeReader()
  await own.call('GET', '/api/notifications', { as })
  await library.publish(library.aNewsDay(), [anArticle('News in two tabs')])
  await isTold(own, as, 1)
  const page = await open('/settings', { as, on: own })
  const other = await page.context().newPage()
  await other.goto('/settings')
  await bell(other).click()
  await expect(rows(other)).toContainText('Unread')
  await page.bringToFront()
  await bell(page).click()
  await markAll(page).click()
  await isTold(own, as, 0)
  await hideTab(other)
  await showTab(other)
  await bellSays(other, 'Notifications')
  await expect(rows(other)).not.toContainText('Unread')
})
