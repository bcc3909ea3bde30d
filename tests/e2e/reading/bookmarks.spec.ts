import type { Page } from '@playwright/test'
import { anArticle, IN_ENGLISH_ONLY, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { chooseInMenu } from '#tests/support/browser/menu.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const bookmark = (page: Page) => page.getByRole('button', { name: /^Bookmark/ })

test('I bookmark an article, find it under My Bookmarks and on the dashboard, and remove it', async ({
  open,
  people,
  library,
}) => {
  const article = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article.article_id}`, { as: await people.aFreeReader() })
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  await bookmark(page).click()
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(bookmark(page)).toBeEnabled()
  await page.reload()
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')

  await chooseInMenu(page, 'My Bookmarks')
  await expect(heading(page, 'My Bookmarks')).toBeVisible()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: article.title }) })
  for (const fact of [article.summary, 'GS2', '16 Feb 2024', 'Read']) await expect(row).toContainText(fact)

  await chooseInMenu(page, 'Today')
  await page.getByRole('button', { name: /16 February 2024/ }).click()
  const savedIn = (heading: string) => page.locator(`li:has(> ${heading})`).filter({ hasText: 'Saved' }).locator(heading)
  await expect(savedIn('h3')).toHaveText([article.title])
  await page.goto('/dashboard?q=electoral+bonds')
  await expect(savedIn('h2')).toHaveText([article.title])

  await page.goto('/bookmarks')
  await bookmark(page).click()
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('link', { name: article.title }), 'a slip can be put right').toBeVisible()
  await page.reload()
  await expect(page.getByText('No bookmarks yet')).toBeVisible()
})

test('the latest bookmark comes first, and opens the reader', async ({ open, people, library, server }) => {
  const reader = await people.aFreeReader()
  const first = await library.articleNamed(IN_ENGLISH_ONLY)
  const second = await library.articleNamed(IN_THREE_LANGUAGES)
  for (const { article_id } of [first, second]) await server.call('POST', '/api/bookmarks', { as: reader, body: { article_id } })
  const page = await open('/bookmarks', { as: reader })
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([second.title, first.title])
  await page.getByRole('link', { name: first.title }).click()
  await expect(page).toHaveURL(`/article/${first.article_id}`)
  await expect(heading(page, first.title)).toBeVisible()
})

test('a second click during the request is ignored', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader() })
  await expect(bookmark(page)).toBeVisible()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/bookmarks', async (route) => {
    await answered.promise
    await route.continue()
  })
  await bookmark(page).click()
  await expect(bookmark(page)).toBeDisabled()
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
  answered.resolve()
  await expect(bookmark(page)).toBeEnabled()
})

test('a bookmark that could not be saved is reverted with a message', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const reader = await people.aFreeReader()
  const page = await open(`/article/${article_id}`, { as: reader })
  await expect(bookmark(page)).toBeVisible()
  const logged: string[] = []
  page.on('console', (line) => logged.push(line.text()))
  await page.route('**/api/bookmarks', (route) => route.abort())
  await bookmark(page).click()
  await expect(page.getByText('Failed to add bookmark', { exact: true })).toBeVisible()
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/api/bookmarks')
  await bookmark(page).click()
  await expect(bookmark(page)).toBeEnabled()
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
  await page.route(`**/api/bookmarks/${article_id}`, (route) => route.abort())
  await bookmark(page).click()
  await expect(page.getByText('Failed to remove bookmark', { exact: true })).toBeVisible()
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
  for (const sentence of ['Failed to add bookmark', 'Failed to remove bookmark'])
    expect(logged.filter((line) => line.startsWith(sentence))).toHaveLength(1)
})

test('a list that cannot be loaded says why, and I can retry', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 503/)
  mishaps.expect(/ERR_FAILED/)
  const page = await open('/dashboard', { as: await people.aFreeReader(), withClock: true })
  const list = '**/api/bookmarks?*'
  const [plain, withQuery] = ['**/api/bookmarks', list]
  const refuse = (status: number) =>
    Promise.all(
      [plain, withQuery].map((address) =>
        page.route(address, (route) =>
          status === 0
            ? route.abort()
            : route.fulfill({ status, json: { success: false, error: 'The service is busy.', code: 'unavailable' } }),
        ),
      ),
    )
  await refuse(503)
  await chooseInMenu(page, 'My Bookmarks')
  await page.clock.runFor(10_000)
  await expect(page.getByText('Your bookmarks did not load')).toBeVisible()
  await expect(page.getByText('Failed to fetch bookmarks')).toBeVisible()
  await page.unrouteAll()
  await refuse(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.clock.runFor(10_000)
  await expect(page.getByText('Failed to load bookmarks')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No bookmarks yet')).toBeVisible()
})

test('a long list loads older bookmarks', async ({ open, people, library, server }) => {
  const reader = await people.aFreeReader()
  const titles = Array.from({ length: 50 }, (_, place) => `Saved piece ${place + 1}`)
  const ids = await library.publish(
    library.aFreeDay(),
    titles.map((title) => anArticle(title)),
  )
  ids.push(...(await library.publish(library.aFreeDay(), [anArticle('The last saved piece')])))
  for (const article_id of ids) await server.call('POST', '/api/bookmarks', { as: reader, body: { article_id } })
  const page = await open('/bookmarks', { as: reader })
  await expect(page.getByText('51 articles, last saved first')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(50)
  await page.getByRole('button', { name: 'Show older bookmarks' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(51)
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Saved piece 1')
  await expect(page.getByRole('button', { name: 'Show older bookmarks' })).toBeHidden()
})
