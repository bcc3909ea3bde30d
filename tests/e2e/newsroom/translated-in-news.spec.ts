import { anArticle } from '#tests/support/browser/library.ts'
import { startServer } from '#tests/support/browser/server.ts'
import { test as base, expect } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { type FakeEngines, startEngines } from '#tests/support/fakes/fake-engines.ts'
import { anItem } from '#tests/support/fixtures/in-news.ts'

/** With a translation service. */
const test = base.extend<object, { engines: FakeEngines }>({
  engines: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const engines = await startEngines()
      await use(engines)
      await engines.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ engines }, use) => {
      const server = await startServer({ TRANSLATION_URL: engines.url, TRANSLATION_MODEL: 'tongue' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('the Translations tab shows the items in the news beside the articles: I make failed ones again, and mark them as reviewed', async ({
  open,
  people,
  library,
  server,
  engines,
}) => {
  const admin = await people.anAdmin()
  // The tab begins with it.
  const day = '2031-05-06'
  await library.publish(day, [anArticle('Wetlands of the north')], { in_news: [anItem('Wular Lake')], status: 'draft' })
  const entryId = new URL(await library.entryPath(day), server.url).searchParams.get('entry') ?? ''
  engines.mood = 'echoes'
  await server.call('POST', '/functions/v1/process-article-content', { as: admin, body: { entry_id: entryId } })
  const page = await open('/admin/dashboard?tab=translations', { as: admin })
  const onDay = page.getByRole('region').filter({ has: page.locator(`time[datetime="${day}"]`) })
  const items = onDay.getByRole('row').filter({ hasText: 'Items in the news' })
  await expect(items.getByRole('cell').filter({ hasText: 'Failed' })).toHaveCount(2)
  engines.mood = undefined
  for (const language of ['Hindi', 'Tamil'])
    await items.getByRole('button', { name: `Retry: Items in the news in ${language}` }).click()
  await expect(items.getByRole('cell').filter({ hasText: 'Ready' })).toHaveCount(2)
  await items.getByRole('button', { name: 'Mark reviewed: Items in the news in Hindi' }).click()
  await expect(items.getByRole('button', { name: 'Mark reviewed: Items in the news in Hindi' })).toBeHidden()
  await expect(items.getByRole('button', { name: 'Mark reviewed: Items in the news in Tamil' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  const card = onDay.getByRole('listitem').filter({ hasText: 'Items in the news' })
  await expect(card.getByRole('definition').first()).toContainText('Ready')
  await page.setViewportSize({ width: 1280, height: 740 })
  await items.getByRole('link', { name: 'Items in the news' }).click()
  await expect(page.getByRole('group', { name: 'Item 1', exact: true })).toContainText('Wular Lake')
})
