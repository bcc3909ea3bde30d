import { anArticle } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { anItem, aPlace } from '#tests/support/fixtures/in-news.ts'

const hi = { name: 'नासिक', text: 'गोदावरी के तट पर बसा नगर।' }

test('the items of a day are read in my language, seen on a map, kept and found again', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  const in_news = [aPlace('Nashik', { translated: { hi } }), anItem('Kumbh'), anItem('Ramsar site')]
  await library.publish(day, [anArticle('Godavari')], { in_news })
  const reader = await people.aFreeReader()
  const page = await open(`/dashboard?day=${day}`, { as: reader, remembers: { reading_language: 'hi' } })
  await page.setViewportSize({ width: 360, height: 800 })

  const items = page.getByRole('region', { name: 'In the news' })
  await expect(items.getByRole('heading', { name: 'नासिक' })).toHaveAttribute('lang', 'hi')
  await expect(items.getByRole('heading', { name: 'Kumbh' })).toHaveAttribute('lang', 'en')
  await expect(items.getByText(hi.text)).toBeHidden()
  await items.getByRole('button', { name: 'नासिक', exact: true }).click()
  await expect(items.getByText(hi.text)).toBeVisible()
  await items.getByRole('button', { name: 'Map of नासिक' }).click()
  await expect(items.getByRole('img', { name: 'नासिक' })).toBeVisible()
  await items.getByRole('button', { name: 'Add to review: नासिक' }).click()
  await expect(items.getByRole('button', { name: 'नासिक: in your review' })).toBeVisible()
  await items.getByRole('button', { name: 'Add all to review' }).click()
  await expect(items.getByRole('listitem').getByText('In your review', { exact: true }).filter({ visible: true })).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await violations(page)).toEqual([])

  await page.goto(`/in-the-news?month=${day.slice(0, 7)}&kind=place`)
  await expect(page.getByText('1 item, newest first')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+ \d{4}$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'नासिक' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kumbh' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'नासिक: in your review' })).toBeVisible()
  await expect(page.getByLabel('Kind')).toBeHidden()
  await page.locator('summary').filter({ hasText: 'Filter' }).click()
  await page.getByLabel('Kind').selectOption('')
  await page.getByRole('searchbox', { name: 'Search in the items' }).fill('ramsar site')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/q=ramsar/)
  await expect(page.getByRole('heading', { name: 'Ramsar site' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.goto('/review')
  await expect(page.getByText(/^(?:समाचारों में स्थान|Term in the news): /)).toBeVisible()
})

test('items of a day that did not load say so in one line, and load again', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 429/)
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('Godavari')], { in_news: [anItem('Kumbh')] })
  const page = await open(`/dashboard?day=${day}`, {
    as: await people.aFreeReader(),
    prepare: (context) => context.route('**/api/entries/*/in-news', (route) => route.fulfill({ status: 429, json: TOO_MANY })),
  })
  const items = page.getByRole('region', { name: 'In the news' })
  await expect(items.getByRole('status')).toHaveText('The items in the news did not load.Try again')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.context().unrouteAll()
  await items.getByRole('button', { name: 'Try again' }).click()
  await expect(items.getByRole('heading', { name: 'Kumbh' })).toBeVisible()
})

const TOO_MANY = { success: false, error: 'Too many requests. Please wait a moment and try again.' }
