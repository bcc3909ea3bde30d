import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { catchUpFrom } from '#server/practice/catch-up/rules.ts'
import { anItem, aReport } from '#tests/support/fixtures/in-news.ts'
import { NASHIK } from './in-news.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader } from './visitors.ts'

const SAMPLE_DAYS = ['2024-12-18', '2024-11-09', '2024-08-02', '2024-07-02']

function missed(language: Language) {
  const uploads = SAMPLE_DAYS.map((day) => DayUpload.parse(JSON.parse(readFileSync(`content/${day}.json`, 'utf8'))))
  return catchUpFrom(
    uploads.flatMap(({ publication_date, articles }) =>
      articles.map(({ title, summary, gs_paper_category, must_know, follow_up_data, ...article }, position) => ({
        article_id: `${publication_date}-${position}`,
        title,
        summary,
        gs_paper_category,
        publication_date,
        must_know,
        language,
        key_terms: follow_up_data.key_terms_list,
        title_translated: article.title_translated[language] ?? null,
        summary_translated: article.summary_translated[language] ?? null,
        must_know_translated: article.must_know_translated[language] ?? [],
      })),
    ),
  )
}

const missing =
  (language: Language = 'en') =>
  async (context: BrowserContext) => {
    const data = missed(language)
    await context.route('**/api/catch-up?*', (route) => route.fulfill({ json: { success: true, data } }))
    const offer = data && { days: data.days, minutes: data.minutes }
    await context.route('**/api/catch-up/offer?*', (route) => route.fulfill({ json: { success: true, data: offer } }))
    // Hovering over a link fetches its article, which does not exist.
    await context.route(/\/api\/(articles|progress)\/20/, (route) => route.fulfill({ json: { success: true, data: null } }))
    await context.route('**/api/catch-up/done', (route) => route.fulfill({ json: { success: true } }))
  }

const missedPage: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'Catch up',
  path: '/catch-up',
  who: aFreeReader,
  shows: (page) => page.getByRole('button', { name: 'Finish' }),
}

export const CATCH_UP: Screen[] = [
  { ...missedPage, name: 'the missed days', before: missing() },
  {
    ...missedPage,
    name: 'the missed days in Hindi, one topic done',
    before: missing('hi'),
    remembers: { reading_language: 'hi' },
    prepare: (page) => page.getByRole('button', { name: /^Done/ }).first().click(),
  },
  {
    ...missedPage,
    name: 'the missed days in Tamil, to be dismissed',
    before: missing('ta'),
    remembers: { reading_language: 'ta' },
    prepare: (page) => page.getByRole('button', { name: 'Dismiss' }).click(),
  },
  {
    ...missedPage,
    name: 'the missed days with items in the news, in Hindi',
    before: async (context) => {
      await missing('hi')(context)
      const data = [NASHIK, aReport('Human Development Index'), anItem('Nagoya Protocol')].map((item, n) => ({
        ...{ item_id: String(n), publication_date: SAMPLE_DAYS[0], is_kept: n === 0, translated: {} },
        ...item,
      }))
      await context.route('**/api/in-news?*', (route) =>
        route.fulfill({ json: { success: true, data, next_before: null, counts: null } }),
      )
    },
    remembers: { reading_language: 'hi' },
    shows: (page) => page.getByRole('region', { name: 'In the news' }),
  },
  {
    ...missedPage,
    name: 'nothing to catch up on',
    loads: 'catch-up',
    state: 'empty',
    shows: (page) => page.getByText('Nothing to catch up on'),
  },
  {
    ...missedPage,
    place: 'Dashboard',
    name: 'Today after days away',
    path: '/dashboard',
    before: missing(),
    shows: (page) => page.getByRole('link', { name: /^You missed 4 days/ }),
  },
  ...unready({ place: 'Catch up', name: 'the missed days', path: '/catch-up', who: aFreeReader, reads: '**/api/catch-up?*' }),
]
