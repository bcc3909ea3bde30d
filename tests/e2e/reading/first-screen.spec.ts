import type { Page } from '@playwright/test'
import { IN_ENGLISH_ONLY, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { openMore } from '#tests/support/browser/reader.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { withVoices } from '#tests/support/fixtures/device-voices.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** The bottom bar of a phone. */
const BAR = 56
const LINES = 6

/** How many lines of the summary stand above the bottom bar. */
const summaryLines = (page: Page, name: string) =>
  page.getByRole('region', { name }).evaluate((section, bottom) => {
    const text = document.createRange()
    text.selectNodeContents(section.querySelector('.reading-text') ?? section)
    const seen = [...text.getClientRects()].filter((line) => line.height > 0 && line.bottom <= bottom)
    return new Set(seen.map((line) => Math.round(line.bottom / 8))).size
  }, PHONE.viewport.height - BAR)

for (const [lang, name] of [
  ['en', 'Executive summary'],
  ['hi', 'सारांश'],
  ['ta', 'சுருக்கம்'],
] as const)
  test(`the first screen of a phone has the whole title and six lines of the summary (${lang})`, async ({
    open,
    people,
    library,
  }) => {
    const article = await library.articleNamed(IN_THREE_LANGUAGES)
    const page = await open(`/article/${article.article_id}`, {
      ...PHONE,
      as: await people.aProReader(),
      remembers: { reading_language: lang },
      prepare: withVoices('en-IN', 'hi-IN', 'ta-IN'),
    })
    const title = heading(page, article.title_translated[lang] ?? article.title)
    await expect(title).toBeInViewport({ ratio: 1 })
    await expect.poll(() => summaryLines(page, name)).toBeGreaterThanOrEqual(LINES)
    for (const tool of [/Bookmark$/, /Listen$/, /Text$/, /More$/])
      await expect(page.getByRole('main').getByRole('button', { name: tool })).toBeInViewport({ ratio: 1 })
  })

test('where my language is missing, the first screen says so in that language', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  for (const [lang, words] of [
    ['hi', 'यह लेख अभी हिन्दी में उपलब्ध नहीं है'],
    ['ta', 'இந்தக் கட்டுரை தமிழில் இன்னும் கிடைக்கவில்லை'],
  ] as const) {
    const page = await open(`/article/${article_id}`, {
      ...PHONE,
      as: await people.aFreeReader(),
      remembers: { reading_language: lang },
    })
    const note = page.getByRole('note').filter({ hasText: words })
    await expect(note).toBeInViewport({ ratio: 1 })
    await expect(note).toHaveAttribute('lang', lang)
    expect(await summaryLines(page, 'Executive summary')).toBeGreaterThanOrEqual(LINES)
  }
})

test('the controls of the reader are large enough to touch', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article_id}`, { ...PHONE, as: await people.aProReader() })
  await openMore(page)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  const small = await page
    .getByRole('main')
    .locator('header button, header select, [data-rail] a, nav a, section button:not([data-term])')
    .evaluateAll((all) =>
      all
        .map((one) => ({ box: one.getBoundingClientRect(), name: one.textContent }))
        .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
        .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
    )
  expect(small).toEqual([])
})

test('the study timer waits behind More, and stays in sight while it runs', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article_id}`, { ...PHONE, as: await people.aFreeReader() })
  const timer = page.getByRole('region', { name: 'Study timer' })
  await expect(heading(page, /electoral bonds/)).toBeVisible()
  await expect(timer).toBeHidden()
  await openMore(page)
  await page.getByRole('main').getByRole('button', { name: 'Study timer' }).click()
  await timer.getByRole('button', { name: 'Start' }).click()
  await page.reload()
  await expect(timer.getByRole('timer')).toHaveText(/^24:\d\d$/)
})

test('a saved article says so on its button', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article_id}`, { ...PHONE, as: await people.aFreeReader() })
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Bookmarked', exact: true })).toHaveAttribute('aria-pressed', 'true')
})
