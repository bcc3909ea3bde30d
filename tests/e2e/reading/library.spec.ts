import type { Page } from '@playwright/test'
import { IN_ENGLISH_ONLY, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const bookmarks = (page: Page) => page.getByRole('main').getByRole('link', { name: /^My Bookmarks/ })
const part = (page: Page, name: string) => page.getByRole('region', { name })

test('the library counts what I saved and shows how much I read of the latest days', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aFreeReader()
  const page = await open('/library', { as: reader })
  await expect(bookmarks(page)).toContainText('No bookmarks yet')
  await expect(part(page, 'Downloads').getByRole('link', { name: 'See Pro' })).toBeVisible()

  for (const name of [IN_ENGLISH_ONLY, IN_THREE_LANGUAGES]) {
    const { article_id } = await library.articleNamed(name)
    await server.call('POST', '/api/bookmarks', { as: reader, body: { article_id } })
  }
  await page.reload()
  await expect(bookmarks(page)).toContainText('2 articles saved')

  const newest = part(page, 'Latest days').getByRole('link').first()
  await expect(newest).toContainText(/0 of \d read/)
  await newest.click()
  await expect(page).toHaveURL(/\/dashboard\?day=20\d\d-/)
  await expect(page.getByRole('main').getByRole('button', { expanded: true }).first()).toBeVisible()
})

test('a day on this device is listed with its size, and can be removed there', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aProReader() })
  await page.getByRole('button', { name: 'Download for offline reading' }).click()
  await page.getByRole('button', { name: /^Download \d/ }).click()
  await expect(page.getByText(/^Downloaded, /)).toBeVisible()

  await page.goto('/library')
  const downloads = part(page, 'Downloads')
  await expect(downloads.getByRole('listitem')).toHaveCount(1)
  await expect(downloads.getByRole('listitem')).toContainText(/\d articles, \d+\.\d\sMB/)
  await expect(downloads).toContainText('1 downloaded day, ')
  await downloads.getByRole('button', { name: /^Remove the download of / }).click()
  await expect(downloads).toContainText('No day on this device yet.')
  await expect(downloads.getByRole('link', { name: 'Choose a day' })).toBeVisible()
})
