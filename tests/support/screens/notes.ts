import { highlightedArticle } from '#tests/support/browser/highlights.ts'
import { IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { article } from './addresses.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader } from './visitors.ts'

export const NOTES: Screen[] = [
  {
    place: 'Article',
    name: 'an article with highlights',
    loads: 'article',
    path: (library, _people, server, as) =>
      as ? highlightedArticle(library, server, as, 'An article with highlights') : Promise.reject(new Error('Nobody reads')),
    who: aFreeReader,
    shows: (page) => page.getByRole('heading', { name: 'Your highlights' }),
  },
  {
    place: 'Article',
    name: 'words of an article, selected',
    isWindow: true,
    path: article(IN_THREE_LANGUAGES),
    who: aFreeReader,
    remembers: { reading_language: 'hi' },
    shows: (page) => page.getByRole('heading', { name: 'प्रमुख शब्द' }),
    prepare: async (page) => {
      await page.waitForLoadState('networkidle')
      await page.locator('[data-part="summary"] p').first().selectText()
      await page.getByRole('toolbar', { name: 'Highlight the selected words' }).waitFor()
    },
  },
  {
    place: 'Syllabus',
    name: 'the highlights and notes',
    loads: 'notes',
    path: async (library, _people, server, as) => {
      if (as) await highlightedArticle(library, server, as, 'A listed article with highlights')
      return '/notes'
    },
    who: aFreeReader,
    shows: (page) => page.getByRole('main').getByRole('blockquote').first(),
  },
  {
    place: 'Syllabus',
    name: 'the highlights, before there are any',
    loads: 'notes',
    state: 'empty',
    path: '/notes',
    who: aFreeReader,
    shows: (page) => page.getByText('No highlights yet'),
  },
  ...unready({ place: 'Syllabus', name: 'the highlights', path: '/notes', who: aFreeReader, reads: /api\/highlights(\?|$)/ }),
]
