import { expect, type Page } from '@playwright/test'
import { aForum } from '#tests/support/browser/forums.ts'
import type { Library } from '#tests/support/browser/library.ts'
import type { People } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { busyForum } from './activity.ts'
import { type Screen, unready } from './screen.ts'
import { anAdmin, aProReader } from './visitors.ts'

export const FORUMS: Screen[] = [
  {
    place: 'Forums',
    name: 'the forums, with one just created',
    path: '/community/forums?sort=created',
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: 'Create forum' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create forum' }).click()
      const form = page.getByRole('dialog')
      await form.getByRole('combobox', { name: 'Category' }).selectOption({ index: 2 })
      await form.getByRole('textbox', { name: 'Title' }).fill(`${'Longword'.repeat(8)} and उत्तर लेखन`)
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Create forum' }).click()
      await expect(page.getByText('Forum created:')).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 400))
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
    },
  },
  {
    place: 'Forums',
    name: 'creating a forum, with a title too long',
    path: '/community/forums',
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: 'Create forum' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create forum' }).click()
      await page.getByRole('textbox', { name: 'Title' }).fill('x'.repeat(120))
    },
  },
  {
    place: 'Forums',
    name: 'the keys of the forums',
    loads: 'forums',
    path: async (_library, people, server) => {
      await aForum(server, people, 'Polity, governance and the Constitution')
      return '/community/forums'
    },
    who: aProReader,
    shows: (page) => page.getByRole('searchbox', { name: 'Search forums' }),
    prepare: (page) => page.getByRole('button', { name: 'Keyboard shortcuts' }).click(),
  },
  {
    place: 'Forums',
    name: 'the forums, after a failure',
    state: 'failed',
    path: '/community/forums',
    who: aProReader,
    shows: (page) => page.getByRole('heading', { name: 'Community forums' }),
    mishap: /ERR_FAILED/,
    prepare: async (page) => {
      await page.route('**/api/community/**', (route) => route.abort())
      await page.reload()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    place: 'Forums',
    name: 'a forum with a menu unfolded, a reply and an edit begun',
    path: aBusyForum,
    who: aProReader,
    shows: (page) => page.getByRole('button', { name: 'Show all 5 replies' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Like' }).first().click()
      await page
        .getByRole('button', { name: /^More about the post by pro/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('button', { name: 'Reply' }).first().click()
      await page.getByRole('textbox', { name: /^Reply to/ }).fill('x'.repeat(10_001))
      await menuOfPost(page).click()
    },
  },
  {
    place: 'Forums',
    name: 'a forum with the window to report a post',
    loads: 'forum',
    path: busyForum,
    who: aProReader,
    shows: (page) => page.getByRole('article').first(),
    prepare: async (page) => {
      await menuOfPost(page).click()
      await page.getByRole('button', { name: 'Report' }).click()
      await expect(page.getByRole('dialog', { name: 'Report post' })).toBeVisible()
    },
  },
  {
    place: 'Forums',
    name: 'a forum as its admin sees it',
    path: aBusyForum,
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: 'More about this forum' }),
    prepare: (page) => menuOfPost(page).click(),
  },
  {
    place: 'Forums',
    name: 'a forum before its first post',
    state: 'empty',
    path: async (_library, people, server) => (await aForum(server, people)).path,
    who: aProReader,
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Polity' }),
  },
  ...unready({
    place: 'Forums',
    name: 'the forums',
    path: '/community/forums',
    who: aProReader,
    reads: '**/api/community/forums*',
  }),
  ...unready({
    place: 'Forums',
    name: 'a forum',
    path: aBusyForum,
    who: aProReader,
    reads: /api\/community\/forums\/[^/]+/,
  }),
]

/** In three languages, one with a very long word, one deleted. */
async function aBusyForum(_library: Library, people: People, server: E2eServer): Promise<string> {
  const forum = await aForum(server, people, 'Polity, governance and the Constitution')
  const [pro, tester] = [await people.comesBack('pro'), await people.comesBack('tester')]
  const gone = await forum.post(tester, 'Soon gone')
  await forum.post(pro, 'A reply that stays', gone)
  await server.call('DELETE', `/api/community/posts/${gone.post_id}`, { as: tester })
  const long = await forum.post(pro, `${'word'.repeat(60)} and https://example.in/${'path/'.repeat(30)}`)
  for (const words of ['धन विधेयक क्या है?', 'நிதி மசோதா என்றால் என்ன?', 'One', 'Two', 'Three']) await forum.post(tester, words, long)
  await forum.post(tester, '### A heading\nWhat is **Article 110**, @pro?')
  return forum.path
}

function menuOfPost(page: Page) {
  return page.getByRole('button', { name: /^More about the post by tester/ }).first()
}
