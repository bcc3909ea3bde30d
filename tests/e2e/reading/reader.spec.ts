import type { Page } from '@playwright/test'
import { IN_ENGLISH_ONLY, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { openMore } from '#tests/support/browser/reader.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const language = (page: Page) => page.getByRole('combobox', { name: 'Language' })
const rail = (page: Page) => page.getByRole('navigation', { name: 'Parts of the article' })

test('I read an article in English, Hindi and Tamil, and my choice stays', async ({ open, people, library }) => {
  const article = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article.article_id}`, { as: await people.aFreeReader() })
  await expect(heading(page, article.title)).toHaveAttribute('lang', 'en')
  for (const [lang, name, summary, past, terms] of [
    ['hi', 'हिन्दी', 'सारांश', 'अतीत', 'प्रमुख शब्द'],
    ['ta', 'தமிழ்', 'சுருக்கம்', 'முன்பு', 'முக்கியச் சொற்கள்'],
  ] as const) {
    await language(page).selectOption({ label: name })
    await expect(heading(page, article.title_translated[lang] ?? '')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('region', { name: summary })).toContainText(article.summary_translated[lang]?.slice(0, 30) ?? '-')
    await expect(page.getByRole('region', { name: past })).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { name: terms })).toHaveAttribute('lang', lang)
  }
  await page.reload()
  await expect(language(page)).toHaveValue('ta')
  await expect(heading(page, article.title_translated.ta ?? '')).toBeVisible()
})

test('I read Hindi with its English original: behind a button on a phone, side by side on a wide screen', async ({
  open,
  people,
  library,
}) => {
  const article = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article.article_id}`, {
    as: await people.aFreeReader(),
    remembers: { reading_language: 'hi' },
    viewport: { width: 360, height: 800 },
  })
  const both = page.getByRole('button', { name: 'With English' })
  await openMore(page)
  await both.click()
  await expect(page.getByText(article.title, { exact: true })).toHaveAttribute('lang', 'en')
  const past = page.getByRole('region', { name: 'अतीत' })
  const english = past.locator('[lang=en]').filter({ hasText: 'India' }).first()
  await expect(english).toBeHidden()
  await past.getByRole('button', { name: 'English of paragraph 1' }).click()
  await expect(english).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(past.getByRole('button', { name: 'English of paragraph 1' })).toBeHidden()
  const left = await past.locator('[lang=hi]:visible').first().boundingBox()
  const right = await past.locator('[lang=en]:visible').filter({ hasText: 'India' }).first().boundingBox()
  expect(left?.y).toBe(right?.y)
  expect(left?.x).toBeLessThan(right?.x ?? 0)

  await page.reload()
  await openMore(page)
  await expect(both).toHaveAttribute('aria-pressed', 'true')
  await language(page).selectOption('en')
  await expect(both).toBeHidden()
  await expect(page.getByText(article.title, { exact: true })).toHaveCount(1)
})

test('a language without a translation is shown as not available', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article_id}`, {
    as: await people.aFreeReader(),
    remembers: { reading_language: 'hi' },
  })
  await expect(language(page)).toHaveValue('en')
  for (const name of ['हिन्दी', 'தமிழ்'])
    await expect(language(page).getByRole('option', { name: `${name} (Not available)` })).toBeDisabled()
  await expect(language(page).getByRole('option', { name: 'English' })).toBeEnabled()
})

test('the section navigation leads to the parts of the analysis and marks the current one', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader() })
  await expect(rail(page).getByRole('link')).toHaveText(['Past', 'Present', 'Future', 'Terms', 'Practise'])
  for (const [name, part] of [
    ['Future', 'Future'],
    ['Practise', 'Practise'],
    ['Terms', 'Key terms'],
    ['Present', 'Present'],
  ] as const) {
    await rail(page).getByRole('link', { name }).click()
    const title = page.getByRole('heading', { level: 2, name: part })
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await expect(rail(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'location')
  }
  expect(new URL(page.url()).hash).toBe('')
})

test('opening an article marks it as read, and I can undo that', async ({ open, people, library, server }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const reader = await people.aFreeReader()
  const readIds = async () => (await server.call<{ data: string[] }>('GET', '/api/progress', { as: reader })).data
  const page = await open(`/article/${article_id}`, { as: reader })
  const unread = page.getByRole('button', { name: 'Mark as unread' })
  await openMore(page)
  await expect(unread).toBeVisible()
  await expect.poll(readIds).toEqual([article_id])
  await unread.click()
  await expect(page.getByRole('button', { name: 'Mark as read' })).toBeVisible()
  await expect.poll(readIds).toEqual([])
})

test('free readers and testers see what Pro adds', async ({ open, people, library }) => {
  const article = await library.articleNamed(IN_ENGLISH_ONLY)
  for (const person of [await people.aFreeReader(), await people.aTester()]) {
    const page = await open(`/article/${article.article_id}`, { as: person })
    await expect(page.getByText('More on this article with Pro')).toBeVisible()
    await expect(page.getByText('Mains model answers:')).toBeVisible()
    await expect(page.getByText(article.mains_model_answers[0]?.question ?? '-')).toBeHidden()
  }
})

test('a Pro reader opens the model answers', async ({ open, people, library }) => {
  const article = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article.article_id}`, { as: await people.aProReader() })
  await expect(page.getByText('More on this article with Pro')).toBeHidden()
  const question = page.getByRole('button', { name: article.mains_model_answers[0]?.question ?? '-' })
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('heading', { level: 5, name: 'Introduction' })).toBeVisible()
  await expect(page.getByRole('main').locator('strong', { hasText: 'fourth country' })).toBeVisible()
  await question.click()
  await expect(page.getByRole('heading', { level: 5, name: 'Introduction' })).toBeHidden()
})

test('the URL of an unknown article says so', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 4\d\d/)
  const reader = await people.aFreeReader()
  const page = await open('/article/0198c0de-0000-7000-8000-000000000000', { as: reader })
  const page2 = await open('/article/not-an-id', { as: reader })
  for (const lost of [page, page2]) {
    await expect(heading(lost, 'Article Not Found')).toBeVisible()
    await expect(lost.getByText("The article you're looking for doesn't exist or is not accessible.")).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('without a network I can retry, and the article does not count as missing', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/ERR_FAILED.*\/api\/articles/)
  const { article_id, title } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open('/dashboard?q=electoral+bonds', { as: await people.aFreeReader() })
  await page.route(`**/api/articles/${article_id}`, (route) => route.abort())
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('The article did not load')).toBeVisible()
  await page.unroute(`**/api/articles/${article_id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, title)).toBeVisible()
})

test('a reload and another device open at my reading position', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const reader = await people.aFreeReader()
  const page = await open(`/article/${article_id}`, { as: reader, withClock: true })
  const present = (shown: Page) => shown.getByRole('heading', { level: 2, name: 'Present' })
  await rail(page).getByRole('link', { name: 'Present' }).click()
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/position'))
  await page.clock.fastForward(15_000)
  await saved
  await page.reload()
  await expect(present(page)).toBeInViewport()

  const elsewhere = await open(`/article/${article_id}`, { as: reader })
  await expect(elsewhere.getByText('Picked up where you left off')).toBeVisible()
  await expect(present(elsewhere)).toBeInViewport()
  await elsewhere.getByRole('button', { name: 'Back to top' }).click()
  await expect(heading(elsewhere, /electoral bonds/)).toBeInViewport()
})

test.describe('fonts', () => {
  const indic = async (page: Page, path: string) => {
    const files: string[] = []
    page.on('request', (request) => {
      const name = /noto-[a-z]+-(devanagari|tamil)/.exec(request.url())?.[1]
      if (name) files.push(name)
    })
    await page.goto(path)
    await expect(language(page)).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    return [...new Set(files)]
  }

  test('an English page loads no Hindi or Tamil font', async ({ open, people, library }) => {
    const { article_id } = await library.articleNamed(IN_THREE_LANGUAGES)
    const page = await open('/', { as: await people.aFreeReader() })
    expect(await indic(page, `/article/${article_id}`)).toEqual([])
  })

  test('a Hindi page loads the Devanagari font and no other', async ({ open, people, library }) => {
    const { article_id } = await library.articleNamed(IN_THREE_LANGUAGES)
    const page = await open('/', { as: await people.aFreeReader(), remembers: { reading_language: 'hi' } })
    expect(await indic(page, `/article/${article_id}`)).toEqual(['devanagari'])
    await expect(language(page)).toHaveValue('hi')
  })
})
