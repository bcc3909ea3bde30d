import { expect } from '@playwright/test'
import { quizAttempt, thrice } from './activity.ts'
import { type Screen, unready } from './screen.ts'
import { aProReader } from './visitors.ts'

export const PEER_LEARNING: Screen[] = [
  {
    place: 'Peer learning',
    name: 'the shared results, and the one to share',
    loads: 'peer-learning',
    path: thrice(quizAttempt, '/community/peer-learning'),
    who: aProReader,
    shows: (page) => page.getByRole('article').first(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Share a result' }).click()
      await expect(
        page
          .getByRole('dialog')
          .getByText(/earlier attempts?$/)
          .first(),
      ).toBeVisible()
    },
  },
  {
    place: 'Peer learning',
    name: 'the study groups, with the members of one',
    loads: 'peer-learning',
    path: '/community/peer-learning?tab=groups',
    // Not yet a member.
    who: (people) => people.aNewProReader(),
    shows: (page) => page.getByRole('article').first(),
    prepare: async (page) => {
      const group = page.getByRole('article', { name: 'Map work on Sundays' })
      await group.getByRole('button', { name: /^Join/ }).click()
      await expect(group.getByRole('button', { name: /^Leave/ })).toBeVisible()
      await group.getByRole('button', { name: /^Members/ }).click()
      await expect(group.getByRole('listitem').filter({ hasText: 'reader-' }).first()).toBeVisible()
    },
  },
  {
    place: 'Peer learning',
    name: 'the learning tips',
    loads: 'peer-learning',
    path: '/community/peer-learning?tab=tips',
    who: aProReader,
    shows: (page) => page.getByRole('article').first(),
    prepare: (page) => page.getByRole('article').first().getByRole('button', { name: /^Save/ }).click(),
  },
  {
    place: 'Peer learning',
    name: 'a learning tip that is being written, with a mistake',
    path: '/community/peer-learning?tab=tips',
    who: aProReader,
    shows: (page) => page.getByRole('article').first(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Write a tip' }).click()
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('Write a title.')).toBeVisible()
    },
  },
  ...unready({
    place: 'Peer learning',
    name: 'the shared results',
    path: '/community/peer-learning',
    who: aProReader,
    reads: '**/api/community/peer-learning/**',
  }),
]
