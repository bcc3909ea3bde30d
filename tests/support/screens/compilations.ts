import { aCompiledWeek } from '#tests/support/browser/compilations.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader, aProReader } from './visitors.ts'

const SAMPLE = '2024-08'

const page: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'Compilations',
  path: `/compilations/${SAMPLE}`,
  who: aFreeReader,
  shows: (page) => page.getByRole('navigation', { name: /Contents|विषय-सूची|பொருளடக்கம்/ }),
}

export const COMPILATIONS: Screen[] = [
  {
    ...page,
    name: 'the compilations',
    loads: 'compilations',
    path: '/compilations',
    shows: (page) =>
      page
        .getByRole('link', { name: /^August 2024/ })
        .or(page.locator('summary').first())
        .first(),
  },
  {
    ...page,
    name: 'the compilations, before there are any',
    state: 'empty',
    path: '/compilations',
    before: (context) => context.route('**/api/compilations', (route) => route.fulfill({ json: { success: true, data: [] } })),
    shows: (page) => page.getByText('No compilations yet'),
  },
  { ...page, name: 'the compilation of a month', loads: 'compilation' },
  { ...page, name: 'the compilation of a month in Hindi', remembers: { reading_language: 'hi' } },
  {
    ...page,
    name: 'the compilation of a month in Tamil, with its questions',
    who: aProReader,
    remembers: { reading_language: 'ta' },
  },
  {
    ...page,
    name: 'the compilation of a week with a repeated topic',
    path: async (library) => {
      await aCompiledWeek(library, '1988-05-02')
      return '/compilations/1988-W18'
    },
    who: aProReader,
  },
  {
    ...page,
    name: 'a compilation of which everything is read',
    state: 'empty',
    path: `/compilations/${SAMPLE}?version=unread`,
    before: (context) =>
      context.route('**/api/compilations/*?*', async (route) => {
        const reply = await (await route.fetch()).json()
        await route.fulfill({
          json: { ...reply, data: { ...reply.data, articles: 0, papers: [], question_count: 0, questions: [] } },
        })
      }),
    shows: (page) => page.getByText('You have read everything'),
  },
  {
    ...page,
    name: 'a week without a compilation',
    state: 'failed',
    path: '/compilations/1901-W02',
    shows: (page) => page.getByText('No compilation for this week'),
    mishap: /status of 404/,
  },
  ...unready({
    place: 'Compilations',
    name: 'the compilations',
    path: '/compilations',
    who: aFreeReader,
    reads: '**/api/compilations',
  }),
  ...unready({
    place: 'Compilations',
    name: 'the compilation of a month',
    path: `/compilations/${SAMPLE}`,
    who: aFreeReader,
    reads: '**/api/compilations/*?*',
  }),
]
