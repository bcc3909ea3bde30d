import type { Page } from '@playwright/test'
import { anArticle } from '#tests/support/browser/library.ts'
import type { Person } from '#tests/support/browser/people.ts'
import { startServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const days = (page: Page) => page.getByRole('main').getByRole('button', { name: /\d of \d read|All read/ })
const newest = (page: Page) => page.getByRole('button', { name: /17 January,? 2025/ })
const older = (page: Page) => page.getByRole('button', { name: /14 December,? 2023/ })

test('the newest day is expanded; expanding another collapses it, and a second click collapses that one', async ({
  open,
  people,
}) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await expect(newest(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: /Maha Kumbh opens/ })).toBeVisible()

  await older(page).click()
  await expect(older(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(newest(page)).toHaveAttribute('aria-expanded', 'false')
  const article = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /COP28 names fossil fuels/ }) })
  await expect(article.last()).toContainText('GS3')
  await expect(page.getByRole('link', { name: /Maha Kumbh opens/ })).toBeHidden()

  await older(page).click()
  await expect(older(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('link', { name: /COP28 names fossil fuels/ })).toBeHidden()
})

test('articles I have read are marked, and Back restores the list', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), viewport: { width: 1280, height: 500 } })
  await older(page).click()
  await expect(older(page)).toContainText('0 of 4 read')
  const link = page.getByRole('link', { name: /Garba joins UNESCO/ })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  const marked = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().includes('/api/progress/'))
  await link.click()
  await expect(heading(page, /Garba joins UNESCO/)).toBeVisible()
  await marked

  await page.goBack()
  await expect(older(page)).toContainText('1 of 4 read')
  await expect(older(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('listitem').filter({ has: link }).last()).toContainText('Read')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -2)
})

test('older days load as I scroll, until the last one', async ({ open, people, library }) => {
  const ends = Array.from({ length: 25 }, () => library.aFreeDay())
  await Promise.all(ends.map((day) => library.publish(day, [anArticle(`The day ${day}`)])))
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await expect(days(page)).toHaveCount(30)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('before=') && asked.push(request.url()))
  await days(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => days(page).count()).toBeGreaterThan(38)
  // Each page of days is requested once, however many days other tests have published.
  expect(asked).toEqual([...new Set(asked)])
  await expect(page.getByRole('button', { name: 'Show older days' })).toBeHidden()
})

test('an empty dashboard says that nothing is published', async ({ open }) => {
  const server = await startServer({ DEMO: '0' })
  try {
    const body = { email: 'first@journey.test', password: 'quiet-river-stone' }
    const reply = await server.call<Pick<Person, 'token' | 'user'>>('POST', '/api/auth/register', { body })
    const page = await open('/dashboard', { on: server, as: { ...body, ...reply } })
    await expect(page.getByText('No entries available')).toBeVisible()
    await page.context().close()
  } finally {
    await server.stop()
  }
})

test('after a server error I can reload the days', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 400.*\/api\/entries/)
  const page = await open('/settings', { as: await people.aFreeReader() })
  const refusal = { success: false, error: 'Not today', code: 'malformed' }
  await page.route('**/api/entries', (route) => route.fulfill({ status: 400, json: refusal }))
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch entries')
  await expect(page.getByRole('alert')).toContainText('Not today')
  await page.unroute('**/api/entries')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(newest(page)).toBeVisible()
})

test('without a network I can retry', async ({ open, people, mishaps }) => {
  mishaps.expect(/ERR_FAILED.*\/api\/entries/)
  const page = await open('/settings', { as: await people.aFreeReader() })
  await page.route('**/api/entries', (route) => route.abort())
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to load entries')
  await page.unroute('**/api/entries')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(newest(page)).toBeVisible()
})
