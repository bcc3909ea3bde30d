import { expect } from '@playwright/test'
import { IN_ENGLISH_ONLY, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { discussionOf } from './addresses.ts'
import { type Screen, unfold, unready } from './screen.ts'
import { anAdmin, aProReader, aTester } from './visitors.ts'

export const QUIZ_DISCUSSION: Screen[] = [
  {
    place: 'Quiz discussion',
    name: 'the discussion of a quiz, with a reply being written',
    loads: 'quiz-forum',
    path: discussionOf(IN_ENGLISH_ONLY),
    who: aTester,
    shows: (page) => page.getByText(/How does double proportionality differ/),
    prepare: async (page) => {
      await unfold(page.getByRole('button', { name: 'Start a new discussion' }))
      await page.getByRole('textbox', { name: 'Your discussion' }).fill('நீளமானசொல்'.repeat(30))
      await page.getByRole('button', { name: 'Post Discussion' }).click()
      const mine = page.getByRole('article').first()
      await mine.getByRole('button', { name: /^Reply/ }).click()
      await page.getByRole('textbox', { name: /^Your reply/ }).fill('Donaudampfschifffahrtsgesellschaft'.repeat(9))
    },
  },
  {
    place: 'Quiz discussion',
    name: 'a discussion that is about to be deleted',
    path: discussionOf(IN_THREE_LANGUAGES),
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: /^More about/ }).first(),
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  ...unready({
    place: 'Quiz discussion',
    name: 'the discussion of a quiz',
    path: discussionOf(IN_ENGLISH_ONLY),
    who: aProReader,
    reads: '**/api/community/quiz-forums/**',
  }),
]
