import { expect, type Page } from '@playwright/test'
import { DIAGRAMS } from '#tests/support/browser/diagrams.ts'
import { CHART, figureWith } from '#tests/support/browser/figures.ts'
import { anArticle, IN_ENGLISH_ONLY, IN_THREE_LANGUAGES, type Library } from '#tests/support/browser/library.ts'
import { CROWDED_MAP, WORLD_MAP } from '#tests/support/browser/maps.ts'
import { MARKUP } from '#tests/support/browser/markup.ts'
import { PROVENANCE } from '#tests/support/browser/provenance.ts'
import { listen, showTimer } from '#tests/support/browser/reader.ts'
import { heading } from '#tests/support/browser/test.ts'
import { loseVoice, withVoices } from '#tests/support/fixtures/device-voices.ts'
import { articleLeftMidway } from './activity.ts'
import { article, recordedArticle } from './addresses.ts'
import { type Screen, unfold, unready } from './screen.ts'
import { aFreeReader, aProReader } from './visitors.ts'

export const ARTICLES: Screen[] = [
  {
    place: 'Article',
    name: 'an article',
    path: article(IN_THREE_LANGUAGES),
    who: aFreeReader,
    shows: glossary('Key terms'),
    prepare: showEnd,
  },
  {
    place: 'Article',
    name: 'an article with a tooltip',
    loads: 'article',
    path: article(IN_ENGLISH_ONLY),
    who: aFreeReader,
    shows: glossary('Key terms'),
    prepare: async (page) => {
      await page.locator('[data-term]').first().focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    place: 'Article',
    name: 'an article left midway',
    isWindow: true,
    loads: 'article',
    path: articleLeftMidway,
    who: aFreeReader,
    shows: glossary('Key terms'),
  },
  {
    place: 'Article',
    name: 'an article in Hindi',
    loads: 'article',
    path: article(IN_THREE_LANGUAGES),
    who: aFreeReader,
    remembers: { reading_language: 'hi' },
    shows: glossary('प्रमुख शब्द'),
  },
  {
    place: 'Article',
    name: 'an article with its sources',
    loads: 'article',
    path: async (library) => {
      const [id] = await library.publish(library.aFreeDay(), [anArticle('An article with its sources', PROVENANCE)])
      return `/article/${id}`
    },
    who: aFreeReader,
    shows: (page) => page.getByRole('heading', { name: 'Sources', exact: true }),
  },
  {
    place: 'Article',
    name: 'an article with its sources, in Tamil',
    path: article('Garba joins'),
    who: aFreeReader,
    remembers: { reading_language: 'ta' },
    shows: (page) => page.getByRole('heading', { name: 'ஆதாரங்கள்' }),
  },
  {
    place: 'Article',
    name: 'an article with figures',
    path: figured,
    who: aFreeReader,
    shows: (page) => page.getByRole('img', { name: /^Bars/ }).first(),
    prepare: showFigure,
  },
  {
    place: 'Article',
    name: 'an article with figures, in Hindi',
    path: figured,
    who: aFreeReader,
    remembers: { reading_language: 'hi' },
    shows: (page) => page.getByRole('img', { name: /^दंड/ }).first(),
    prepare: showFigure,
  },
  {
    place: 'Article',
    name: 'an article with a figure that cannot be loaded',
    path: figured,
    who: aFreeReader,
    before: (context) => context.route('**/api/figures/*', (route) => route.fulfill({ status: 503 })),
    mishap: /status of 503/,
    shows: (page) => page.getByText('The picture did not load.').first(),
    prepare: showFigure,
  },
  {
    place: 'Article',
    name: 'an enlarged figure',
    isWindow: true,
    path: figured,
    who: aFreeReader,
    shows: (page) => page.getByRole('img', { name: /^Bars/ }).first(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Enlarge the picture' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    place: 'Article',
    name: 'an article with a table and lists',
    path: async (library) => {
      const [id] = await library.publish(library.aFreeDay(), [anArticle('An article with a table', MARKUP)])
      return `/article/${id}`
    },
    who: aFreeReader,
    shows: (page) => page.getByRole('table').first(),
  },
  ...(['en', 'ta'] as const).map(
    (language): Screen => ({
      place: 'Article',
      name: `an article with a table, steps and bars${language === 'ta' ? ', in Tamil' : ''}`,
      path: async (library) => {
        const [id] = await library.publish(library.aFreeDay(), [anArticle('An article with diagrams', DIAGRAMS)])
        return `/article/${id}`
      },
      who: aFreeReader,
      remembers: { reading_language: language },
      shows: (page) => page.getByRole('table').first(),
    }),
  ),
  {
    place: 'Article',
    name: 'an article with a map of India',
    path: article('Vadnagar, Modhera'),
    who: aFreeReader,
    shows: (page) => page.getByRole('img', { name: /^Map of the region of India/ }),
    prepare: showMap,
  },
  {
    place: 'Article',
    name: 'an article with a crowded map, in Tamil',
    path: async (library) => {
      const [id] = await library.publish(library.aFreeDay(), [anArticle('A crowded map', CROWDED_MAP)])
      return `/article/${id}`
    },
    who: aFreeReader,
    remembers: { reading_language: 'ta' },
    shows: (page) => page.getByRole('img', { name: 'பன்னிரண்டு இடங்கள்' }),
    prepare: showMap,
  },
  {
    place: 'Article',
    name: 'an article with a map of the world, in Hindi',
    path: async (library) => {
      const [id] = await library.publish(library.aFreeDay(), [anArticle('A map of the world', WORLD_MAP)])
      return `/article/${id}`
    },
    who: aFreeReader,
    remembers: { reading_language: 'hi' },
    shows: (page) => page.getByRole('img', { name: 'विश्व के स्थान' }),
    prepare: showMap,
  },
  {
    place: 'Article',
    name: 'an article in Tamil, with model answers',
    path: article(IN_THREE_LANGUAGES),
    who: aProReader,
    remembers: { reading_language: 'ta' },
    shows: glossary('முக்கியச் சொற்கள்'),
    prepare: (page) =>
      page
        .getByRole('button', { name: /Show the model answer/ })
        .first()
        .click(),
  },
  {
    place: 'Article',
    name: 'an article in Tamil with its English',
    loads: 'article',
    path: article(IN_THREE_LANGUAGES),
    who: aFreeReader,
    remembers: { reading_language: 'ta', reading_beside: 'true' },
    shows: glossary('முக்கியச் சொற்கள்'),
    prepare: async (page) => {
      await page.setViewportSize({ width: 800, height: 800 })
      await page.getByRole('button', { name: 'English of paragraph 2' }).first().click()
    },
  },
  {
    place: 'Article',
    name: 'an article with the settings of the study timer',
    path: article(IN_ENGLISH_ONLY),
    who: aFreeReader,
    shows: glossary('Key terms'),
    prepare: async (page) => {
      await showTimer(page)
      await page.getByRole('button', { name: 'Start' }).click()
      await page.getByRole('button', { name: 'Study timer: Focus' }).click()
      await expect(page.getByRole('combobox', { name: 'Break' })).toBeDisabled()
    },
  },
  {
    place: 'Article',
    name: 'the notifications',
    path: article(IN_ENGLISH_ONLY),
    who: aFreeReader,
    shows: glossary('Key terms'),
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await expect(page.getByRole('link', { name: /First article/ })).toBeVisible()
    },
  },
  {
    place: 'Article',
    name: 'an article with its player fixed below',
    loads: 'article',
    isWindow: true,
    path: recordedArticle,
    who: aProReader,
    shows: (page) => page.getByRole('button', { name: /^(Listen|Play)$/ }).filter({ visible: true }),
    prepare: async (page) => {
      await listen(page)
      await page.getByRole('link', { name: 'Future' }).click()
      await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
    },
  },
  {
    place: 'Article',
    name: 'an article read aloud, after a failure',
    isWindow: true,
    state: 'failed',
    path: article(IN_ENGLISH_ONLY),
    who: aFreeReader,
    shows: glossary('Key terms'),
    prepare: async (page) => {
      await withVoices('en-IN')(page.context())
      await page.reload()
      await listen(page)
      await loseVoice(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    place: 'Article',
    name: 'the flashcards',
    path: article(IN_ENGLISH_ONLY),
    who: aProReader,
    shows: (page) => page.getByRole('button', { name: 'View Flashcards' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'View Flashcards' }).click()
      await expect(page.getByText('Card 1 of')).toBeVisible()
    },
  },
  {
    place: 'Article',
    name: 'a missing article',
    state: 'failed',
    path: '/article/0198c0de-0000-7000-8000-000000000000',
    who: aFreeReader,
    shows: (page) => heading(page, 'Article Not Found'),
    mishap: /status of 404/,
  },
  {
    place: 'Article',
    name: 'an article in the widest setting, with the choices open',
    isWindow: true,
    path: article(IN_THREE_LANGUAGES),
    who: aFreeReader,
    shows: (page) => page.getByRole('button', { name: 'Text', exact: true }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Text', exact: true }).click()
      const choices = page.getByRole('region', { name: 'Text', exact: true })
      for (const name of ['OpenDyslexic', 'Long']) await choices.getByRole('radio', { name }).check({ force: true })
      await unfold(choices.locator('details:not([open]) > summary', { hasText: 'Spacing' }))
      for (const wider of await choices.getByRole('radio', { name: 'Wider' }).all()) await wider.check({ force: true })
      await expect(page.locator('html[data-reading~=letters-wider]')).toHaveCount(1)
      await choices.getByText('Font', { exact: true }).scrollIntoViewIfNeeded()
    },
  },
  {
    place: 'Article',
    name: 'a choice of setting that is not saved yet',
    isWindow: true,
    path: article(IN_ENGLISH_ONLY),
    who: aFreeReader,
    shows: (page) => page.getByRole('button', { name: 'Text', exact: true }),
    mishap: /ERR_FAILED/,
    prepare: async (page) => {
      await page.route('**/api/user/reading-settings', (route) => route.abort())
      await page.getByRole('button', { name: 'Text', exact: true }).click()
      await page.getByRole('radio', { name: 'Sans serif' }).check({ force: true })
      await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible()
    },
  },
  ...unready({
    place: 'Article',
    name: 'an article',
    path: article(IN_ENGLISH_ONLY),
    who: aFreeReader,
    reads: /api\/articles\/[^/]+$/,
  }),
]

function glossary(name: string) {
  return (page: Page) => page.getByRole('heading', { name })
}

/** The end is loaded when it is near. */
async function showEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('navigation', { name: 'Next article' }).getByRole('link')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
}

const IN_HINDI = {
  summary_translated: { hi: 'ज्वार का संक्षिप्त विवरण।' },
  analysis_text_translated: { hi: { past: 'पहले क्या हुआ।', present: 'अब क्या हुआ।', future: 'आगे क्या होगा।' } },
}

async function figured(library: Library): Promise<string> {
  const image = await library.picture(CHART)
  const figures = [figureWith(image, { source: 0 }), figureWith(image, { after: 'summary' })]
  const [id] = await library.publish(library.aFreeDay(), [
    anArticle('An article with figures', { ...PROVENANCE, ...IN_HINDI, figures }),
  ])
  return `/article/${id}`
}

async function showFigure(page: Page): Promise<void> {
  await page.getByRole('figure').first().scrollIntoViewIfNeeded()
}

async function showMap(page: Page): Promise<void> {
  await expect(page.locator('.map-land')).toBeVisible()
  await expect(page.locator('.map-label').first()).toBeVisible()
}
