import type { BrowserContext, Page } from '@playwright/test'
import { aForum } from '#tests/support/browser/forums.ts'
import { IN_ENGLISH_ONLY } from '#tests/support/browser/library.ts'
import { expect, heading, stopTime, test } from '#tests/support/browser/test.ts'

/** The API requests of the page from now on. */
function noted(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return { calls, of: (call: string) => calls.filter((one) => one === call).length }
}

const onConnection = (connection: Record<string, unknown>) => (context: BrowserContext) =>
  context.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), connection)

const link = (page: Page) => page.getByRole('link', { name: /^Supreme Court strikes down electoral bonds/ })

test('hovering a link prefetches the article once, without marking it as read', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open('/dashboard?q=electoral', { as: await people.aFreeReader() })
  await expect(link(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked = noted(page)
  await link(page).hover()
  await expect.poll(() => asked.of(`GET /api/articles/${article_id}`)).toBe(1)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  await link(page).hover()
  await page.waitForLoadState('networkidle')
  expect(asked.of(`POST /api/progress/${article_id}`)).toBe(0)
  await link(page).click()
  await expect(heading(page, /electoral bonds/)).toBeVisible()
  await expect.poll(() => asked.of(`POST /api/progress/${article_id}`)).toBe(1)
  expect(asked.of(`GET /api/articles/${article_id}`)).toBe(1)
  expect(asked.of(`GET /api/progress/${article_id}/position`)).toBe(1)
})

test('focusing a link prefetches the forum, and the next visit fetches it again', async ({ open, people, server }) => {
  const forum = await aForum(server, people, 'To be fetched ahead')
  const page = await open('/community/forums', { as: await people.aProReader() })
  const asked = noted(page)
  const call = `GET /api/community/forums/${forum.id}`
  // Prefetching starts after the visible content has loaded.
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('link', { name: 'To be fetched ahead' }).first()
  // On a busy machine it may start later, and it misses a focus from before its start.
  const focused = async () => {
    await link.blur()
    await link.focus()
    return asked.of(call)
  }
  await expect.poll(focused, { intervals: [500, 1000] }).toBe(1)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'To be fetched ahead')).toBeVisible()
  expect(asked.of(call)).toBe(1)
  await page.goBack()
  await page.getByRole('link', { name: 'To be fetched ahead' }).first().press('Enter')
  await expect(heading(page, 'To be fetched ahead')).toBeVisible()
  expect(asked.of(call)).toBe(2)
})

test('moving the pointer over a list prefetches nothing', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), withClock: true })
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(links.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked = noted(page)
  const articles = () => asked.calls.filter((call) => call.startsWith('GET /api/articles/'))
  await stopTime(page)
  for (let time = 0; time < 3; time++)
    for (const one of [await links.nth(0).boundingBox(), await links.nth(1).boundingBox()]) {
      await page.mouse.move((one?.x ?? 0) + 5, (one?.y ?? 0) + 5)
      await page.clock.runFor(50)
    }
  await page.mouse.move(0, 0)
  await page.clock.runFor(1000)
  expect(articles()).toEqual([])
  await links.first().hover()
  await page.clock.runFor(100)
  await expect.poll(() => articles().length).toBe(1)
})

for (const [why, connection] of [
  ['my browser saves data', { saveData: true, effectiveType: '4g' }],
  ['the network is slow', { effectiveType: '2g' }],
  ['I hover on a mobile network', { effectiveType: '4g', type: 'cellular' }],
] as const)
  test(`nothing is prefetched when ${why}`, async ({ open, people }) => {
    const page = await open('/dashboard?q=electoral', { as: await people.aFreeReader(), prepare: onConnection(connection) })
    await expect(link(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const asked = noted(page)
    await link(page).hover()
    await page.waitForLoadState('networkidle')
    expect(asked.calls).toEqual([])
  })

test('touching a link prefetches it, even on a mobile network', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open('/dashboard?q=electoral', {
    as: await people.aFreeReader(),
    hasTouch: true,
    prepare: onConnection({ effectiveType: '3g', type: 'cellular' }),
  })
  await expect(link(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked = noted(page)
  const box = await link(page).boundingBox()
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect.poll(() => asked.of(`GET /api/articles/${article_id}`)).toBe(1)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
})

/** Fetched again after the reading mark, if the page had fetched them before. */
const CHANGED_BY_READING = ['GET /api/notifications/unread-count', 'GET /api/notifications/streak', 'GET /api/progress']

for (const [who, reader] of [
  ['a free reader', 'aFreeReader'],
  ['a reader with Pro', 'aProReader'],
] as const)
  test(`while an article opens nothing is asked for twice, for ${who}`, async ({ open, people, library }) => {
    const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
    const page = await open('/dashboard?q=electoral', { as: await people[reader]() })
    await expect(link(page)).toBeVisible()
    for (const way of ['by its link', 'by its address']) {
      await page.waitForLoadState('networkidle')
      const asked = noted(page)
      await (way === 'by its link' ? link(page).click() : page.goto(`/article/${article_id}`))
      await expect(heading(page, /electoral bonds/)).toBeVisible()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(page.getByRole('navigation', { name: 'Next article' }).getByRole('link')).toBeVisible()
      await expect.poll(() => asked.of('GET /api/notifications/streak')).toBeGreaterThanOrEqual(1)
      await page.waitForLoadState('networkidle')
      const others = asked.calls.filter((call) => !CHANGED_BY_READING.includes(call))
      const again = others.filter((call, index) => others.indexOf(call) !== index)
      expect.soft(again, way).toEqual([])
      for (const call of CHANGED_BY_READING) expect.soft(asked.of(call), `${call}, ${way}`).toBeLessThanOrEqual(2)
    }
  })
