import { highlightedArticle } from '#tests/support/browser/highlights.ts'
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
