import { IN_ENGLISH_ONLY } from '#tests/support/browser/library.ts'
import { quizAttempt } from './activity.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader } from './visitors.ts'

/** With flashcards and wrong answers of an article. */
const keeping =
  (path: string): Exclude<Screen['path'], string> =>
  async (library, people, server, as) => {
    const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
    await server.call('POST', '/api/recall/cards', { as, body: { article_id, all_flashcards: true } })
    await quizAttempt(library, people, server, as)
    return path
  }

const aNewProReader: Screen['who'] = (people) => people.aNewProReader()

export const RECALL: Screen[] = [
  {
    place: 'Review',
    name: 'a card to review',
    loads: 'review',
    path: keeping('/review'),
    who: aNewProReader,
    shows: (page) => page.getByRole('button', { name: 'Show the answer' }),
  },
  {
    place: 'Review',
    name: 'a card with its answer and the grades',
    path: keeping('/review'),
    who: aNewProReader,
    shows: (page) => page.getByRole('button', { name: 'Show the answer' }),
    prepare: (page) => page.getByRole('button', { name: 'Show the answer' }).click(),
  },
  {
    place: 'Review',
    name: 'nothing to review',
    state: 'empty',
    path: '/review',
    who: aFreeReader,
    shows: (page) => page.getByText('Nothing to review now'),
  },
  ...unready({ place: 'Review', name: 'the review', path: '/review', who: aFreeReader, reads: '**/api/recall/queue?*' }),
  {
    place: 'Review',
    name: 'my cards',
    loads: 'review-cards',
    path: keeping('/review/cards'),
    who: aNewProReader,
    shows: (page) => page.getByRole('button', { name: 'More about this card' }).first(),
  },
  {
    place: 'Review',
    name: 'the note of a card',
    path: keeping('/review/cards'),
    who: aNewProReader,
    shows: (page) => page.getByRole('button', { name: 'More about this card' }).first(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More about this card' }).first().click()
      await page.getByRole('button', { name: 'Add a note' }).click()
    },
  },
  {
    place: 'Review',
    name: 'my cards before there are any',
    state: 'empty',
    path: '/review/cards',
    who: aFreeReader,
    shows: (page) => page.getByText('No cards yet'),
  },
  {
    place: 'Review',
    name: 'the settings and figures of the review',
    loads: 'review-figures',
    path: keeping('/review/figures'),
    who: aNewProReader,
    shows: (page) => page.getByRole('heading', { name: 'The next 30 days' }),
  },
  ...unready({
    place: 'Review',
    name: 'the figures of the review',
    path: '/review/figures',
    who: aFreeReader,
    reads: '**/api/recall/figures',
  }),
]
