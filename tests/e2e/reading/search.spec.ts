import type { Page } from '@playwright/test'
import { OF_NEWEST_DAY } from '#tests/support/browser/library.ts'
import { expect, heading, stopTime, test } from '#tests/support/browser/test.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' })
const results = (page: Page) => page.getByRole('region', { name: 'Search results' })

test('the slash key focuses the search box, and typed text is searched once', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), withClock: true })
  await expect(page.getByRole('link', { name: OF_NEWEST_DAY })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/search?') && asked.push(request.url()))

  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')

  await stopTime(page)
  await page.keyboard.type(' e ')
  await page.clock.runFor(1000)
  expect(asked).toEqual([])
  await box(page).fill('')
  await page.keyboard.type('electoral')
  await page.clock.runFor(299)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toHaveLength(1)
  expect(new URL(asked[0] ?? '').search).toBe('?q=electoral&limit=20')
  await page.clock.resume()
  await expect(results(page).getByRole('link', { name: /electoral bonds/ })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a result shows its matches, paper, date and relevance, and opens the article', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await box(page).fill('electoral bonds')
  const result = results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /electoral bonds/ }) })
  await expect(result.first().locator('mark').first()).toHaveText(/elector|bond/i)
  await expect(result.first()).toContainText('GS2')
  await expect(result.first()).toContainText(/16\sFeb,?\s2024/)
  await expect(result.first().getByText(/^([1-9]\d?|100)% relevance$/)).toBeVisible()
  await expect(page).toHaveURL('/dashboard?q=electoral+bonds')

  await result.first().getByRole('link').click()
  await expect(heading(page, /electoral bonds/)).toBeVisible()
  await page.goBack()
  await expect(box(page)).toHaveValue('electoral bonds')
  await expect(result.first()).toBeVisible()
})

test('clearing the box with its button or Escape shows the days again', async ({ open, people }) => {
  const page = await open('/dashboard?q=landslides', { as: await people.aFreeReader() })
  for (const clear of [() => page.getByRole('button', { name: 'Clear search' }).click(), () => page.keyboard.press('Escape')]) {
    await box(page).fill('landslides')
    await expect(results(page)).toBeVisible()
    await clear()
    await expect(box(page)).toHaveValue('')
    await expect(box(page)).toBeFocused()
    await expect(page.getByRole('button', { name: /2 August,? 2024/ })).toBeVisible()
    await expect(results(page)).toBeHidden()
  }
})

test('a search without results names my query and leads back to the days', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await box(page).fill('<b>qwxzvk</b>')
  await expect(results(page).getByText('No articles found matching "<b>qwxzvk</b>"').last()).toBeVisible()
  await results(page).getByRole('link', { name: 'See all days' }).click()
  await expect(page.getByRole('link', { name: OF_NEWEST_DAY })).toBeVisible()
  await expect(box(page)).toHaveValue('')
})

test('I search in Hindi', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await box(page).fill('चंद्रयान')
  const result = results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Chandrayaan-3 lands/ }) })
  await expect(result.first().locator('[lang="hi"] mark').first()).toHaveText(/चंद्रयान/)
})

test('a misspelt word still finds its article', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await box(page).fill('electorel bonds')
  await expect(results(page).getByRole('link', { name: /electoral bonds/ })).toBeVisible()
})

test('a search that fails on the server or without a network can be retried', async ({ open, people, mishaps }) => {
  mishaps.expect(/(status of 400|ERR_FAILED).*\/api\/search/)
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  const refusal = { success: false, error: 'Not today', code: 'malformed' }
  await page.route('**/api/search*', (route) => route.fulfill({ status: 400, json: refusal }))
  await box(page).fill('landslides')
  await expect(page.getByRole('alert')).toContainText('Search request failed')

  await page.unroute('**/api/search*')
  await page.route('**/api/search*', (route) => route.abort())
  await box(page).fill('electoral')
  await expect(page.getByRole('alert')).toContainText('Search failed')

  await page.unroute('**/api/search*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(results(page).getByRole('link', { name: /electoral bonds/ })).toBeVisible()
})

const practice = (page: Page) => page.getByRole('region', { name: 'Questions, cards and facts' })

test('I find questions and facts in the language I read in, and each leads to its place', async ({ open, people }) => {
  const page = await open('/dashboard?q=दविंदर', { as: await people.aProReader(), remembers: { reading_language: 'hi' } })
  const rows = practice(page).getByRole('listitem')
  const fact = rows.filter({ hasText: 'Must-know fact' }).first()
  await expect(fact.locator('p[lang="hi"] mark').first()).toHaveText('दविंदर')
  await expect(fact.locator('span[lang="hi"]')).toBeVisible()
  await fact.getByRole('link').click()
  await expect(page).toHaveURL(/\/article\/[^/]+#in-short$/)
  await expect(page.locator('#in-short')).toBeInViewport()

  await page.goBack()
  await rows.filter({ hasText: 'Quiz question' }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/quiz\//)
})

test('without Pro I find facts, but no questions', async ({ open, people }) => {
  const page = await open('/dashboard?q=Davinder', { as: await people.aFreeReader() })
  await expect(practice(page).getByText('Must-know fact').first()).toBeVisible()
  await expect(practice(page).getByText('Quiz question')).toBeHidden()
})
