import { IN_ENGLISH_ONLY, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('around an English article a Hindi interface says the date and where I stopped in Hindi', async ({
  open,
  people,
  library,
  server,
}) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const as = await people.aFreeReader()
  await server.call('PUT', `/api/progress/${article_id}/position`, { as, body: { position: 0.5 } })
  const page = await open(`/article/${article_id}`, { as, locale: 'hi-IN' })
  await expect(page.locator('h1[lang=en]')).toBeVisible()
  await expect(page.locator('header time[lang=hi]').first()).toHaveText(/फ़रवरी 2024/)
  await expect(page.getByRole('button', { name: 'सबसे ऊपर' })).toBeVisible()
})

test('on paper the lines of the syllabus are in the language of the article', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader(), locale: 'hi-IN' })
  await expect(page.locator('h1[lang=hi]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(
    page
      .getByText(/GS3: [\u0900-\u097f]/)
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/GS3: [A-Z]/).locator('visible=true')).toHaveCount(0)
})
