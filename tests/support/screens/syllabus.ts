import { IN_ENGLISH_ONLY, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { noArticlesOn } from '#tests/support/browser/no-articles-on.ts'
import { quizAttempt } from './activity.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader, aProReader } from './visitors.ts'

const PATH = '/syllabus'
const CONSTITUTION = '/syllabus/gs2.constitution'

/** Two articles read and a quiz taken. */
const practised =
  (path: string): Exclude<Screen['path'], string> =>
  async (library, people, server, as) => {
    for (const name of [IN_ENGLISH_ONLY, IN_THREE_LANGUAGES]) {
      const { article_id } = await library.articleNamed(name)
      await server.call('POST', `/api/progress/${article_id}`, { as, body: {} })
    }
    await quizAttempt(library, people, server, as)
    return path
  }

export const SYLLABUS: Screen[] = [
  {
    place: 'Syllabus',
    name: 'the syllabus',
    loads: 'syllabus',
    path: practised(PATH),
    who: aProReader,
    shows: (page) => page.getByRole('heading', { name: 'At a glance' }),
  },
  {
    place: 'Syllabus',
    name: 'the syllabus as a table, and with a paper unfolded',
    path: practised(PATH),
    who: aProReader,
    shows: (page) => page.getByRole('heading', { name: 'At a glance' }),
    prepare: async (page) => {
      await page.getByText('Show as a table').click()
      await page.locator('summary', { hasText: /^GS3$/ }).click()
      // The first is not of the table.
      await page.locator('summary', { hasText: /^GS2/ }).first().click()
    },
  },
  {
    place: 'Syllabus',
    name: 'the syllabus in Hindi with a paper unfolded, before anything is read',
    state: 'empty',
    path: PATH,
    who: aFreeReader,
    remembers: { reading_language: 'hi' },
    shows: (page) => page.getByRole('heading', { name: 'At a glance' }),
    prepare: (page) => page.locator('summary', { hasText: /^GS4 / }).first().click(),
  },
  {
    place: 'Syllabus',
    name: 'a line of the syllabus',
    loads: 'syllabus-node',
    path: practised(CONSTITUTION),
    who: aProReader,
    shows: (page) => page.getByRole('link', { name: /electoral bonds/ }).last(),
  },
  {
    place: 'Syllabus',
    name: 'a line of the syllabus that has no articles',
    state: 'empty',
    path: '/syllabus/gs1.culture.literature',
    who: aFreeReader,
    before: noArticlesOn('gs1.culture.literature'),
    shows: (page) => page.getByText('No articles on this topic yet'),
  },
  ...unready({ place: 'Syllabus', name: 'the syllabus', path: PATH, who: aFreeReader, reads: '**/api/syllabus?*' }),
  {
    place: 'Syllabus',
    name: 'all articles, narrowed',
    loads: 'archive',
    path: '/archive?node=gs3&read=unread',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: /Captagon in a dough machine/ }),
  },
  {
    place: 'Syllabus',
    name: 'all articles when none fits',
    state: 'empty',
    path: '/archive?node=gs1.culture.literature&from=2099-01-01',
    who: aFreeReader,
    shows: (page) => page.getByText('No articles found'),
  },
  ...unready({ place: 'Syllabus', name: 'all articles', path: '/archive', who: aFreeReader, reads: '**/api/archive?*' }),
]
