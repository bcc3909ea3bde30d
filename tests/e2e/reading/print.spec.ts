import { IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { openMore } from '#tests/support/browser/reader.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

for (const width of [360, 1280])
  test(`an article on paper has its text and no interface, printed from a page ${width} px wide`, async ({
    open,
    people,
    library,
  }) => {
    const article = await library.articleNamed(IN_THREE_LANGUAGES)
    const page = await open(`/article/${article.article_id}`, {
      as: await people.aProReader(),
      viewport: { width, height: 740 },
    })
    await page.waitForLoadState('networkidle')
    await page.emulateMedia({ media: 'print' })
    await expect(heading(page, article.title)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Future' })).toBeVisible()
    // The links of sources are part of the text.
    const controls = page.locator(
      'a:not([target=_blank]), button:not([data-term]), select, input, nav, [role=button]:not([data-term])',
    )
    await expect(controls.filter({ visible: true })).toHaveCount(0)
    for (const role of ['banner', 'navigation', 'complementary'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  })

test('I print from More', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader() })
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = 'yes'
    }
  })
  await openMore(page)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed=yes]')).toHaveCount(1)
})
