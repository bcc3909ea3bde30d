import { expect, type Page } from '@playwright/test'
import { OF_NEWEST_DAY } from '#tests/support/browser/library.ts'
import { openLook, openMenu } from '#tests/support/browser/menu.ts'
import { beginBreak } from '#tests/support/browser/timer.ts'
import { listing } from '#tests/support/fakes/fake-reddit.ts'
import { articleLeftMidway, sessionDone, sessionLeftMidway } from './activity.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader, aProReader } from './visitors.ts'

export const DASHBOARD: Screen[] = [
  {
    place: 'Dashboard',
    name: 'keeping a day',
    path: '/dashboard',
    who: aProReader,
    shows: (page) => page.getByRole('button', { name: 'Download for offline reading' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Download for offline reading' }).click()
      await expect(page.getByRole('button', { name: /^Download \d/ })).toBeVisible()
    },
  },
  {
    place: 'Dashboard',
    name: 'a dashboard without a network',
    path: '/dashboard',
    who: aProReader,
    mishap: /ERR_FAILED/,
    shows: (page) => page.getByRole('link', { name: OF_NEWEST_DAY }),
    prepare: async (page) => {
      await readsBeforeTheNetworkIsLost(page)
      await page.goto('/dashboard')
      await expect(page.getByText(/^You're offline\./)).toBeVisible()
      await expect(page.getByText('Available offline', { exact: true })).toBeVisible()
    },
  },
  {
    place: 'Dashboard',
    name: 'the dashboard',
    loads: 'dashboard',
    path: '/dashboard',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: OF_NEWEST_DAY }),
  },
  {
    place: 'Dashboard',
    name: 'the dashboard, with an article left midway',
    loads: 'dashboard',
    path: async (...world) => {
      await articleLeftMidway(...world)
      return '/dashboard'
    },
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: OF_NEWEST_DAY }),
  },
  {
    place: 'Dashboard',
    name: 'a study session left midway',
    path: async (...world) => {
      await sessionLeftMidway(...world)
      return '/dashboard'
    },
    who: (people) => people.aNewProReader(),
    shows: (page) => page.getByText(/1 of \d+ done/),
  },
  {
    place: 'Dashboard',
    name: 'a study session that is done',
    path: sessionDone,
    who: (people) => people.aNewProReader(),
    shows: (page) => page.getByText('You are done for today'),
  },
  {
    place: 'Dashboard',
    name: 'the bar that leads through a session',
    isWindow: true,
    path: '/dashboard',
    who: aFreeReader,
    shows: (page) => page.getByRole('region', { name: 'Your session' }),
    prepare: async (page) => {
      await page.getByRole('link', { name: /^Start: / }).click()
      await expect(page.getByRole('navigation', { name: 'Your session' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    place: 'Dashboard',
    name: 'the dashboard of somebody whose address is not confirmed',
    path: '/dashboard',
    who: async (people) => {
      const reader = await people.aFreeReader()
      return { ...reader, user: { ...reader.user, email_confirmed: false } }
    },
    before: (context) =>
      context.route('**/api/user/profile', async (route) => {
        const response = await route.fetch()
        const reply = await response.json()
        await route.fulfill({ response, json: { ...reply, data: { ...reply.data, email_confirmed: false } } })
      }),
    shows: (page) => page.getByRole('region', { name: 'Confirm your email' }),
    prepare: (page) => expect(page.getByRole('link', { name: OF_NEWEST_DAY })).toBeVisible(),
  },
  {
    place: 'Dashboard',
    name: 'search results',
    loads: 'dashboard',
    path: '/dashboard?q=court',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: /electoral bonds/ }),
  },
  {
    place: 'Dashboard',
    name: 'a break with an answered question',
    opensByItself: true,
    path: '/dashboard',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: OF_NEWEST_DAY }),
    prepare: async (page) => {
      const body = listing({ title: `A title with a ${'very'.repeat(30)} long word` })
      await page.route('**/hot.json*', (route) => route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }))
      await beginBreak(page)
      await page
        .getByRole('list', { name: /Which subreddit/ })
        .getByRole('button')
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Next Question' })).toBeFocused()
    },
  },
  {
    place: 'Dashboard',
    name: 'a break without posts',
    opensByItself: true,
    path: '/dashboard',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: OF_NEWEST_DAY }),
    mishap: /status of 403/,
    prepare: async (page) => {
      await page.route('**/hot.json*', (route) => route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } }))
      await beginBreak(page)
      await expect(page.getByRole('button', { name: 'Play with key terms' })).toBeVisible()
    },
  },
  {
    place: 'Dashboard',
    name: 'a break put aside',
    path: '/dashboard',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: OF_NEWEST_DAY }),
    prepare: async (page) => {
      await page.route('**/hot.json*', (route) =>
        route.fulfill({ body: listing(), headers: { 'access-control-allow-origin': '*' } }),
      )
      await beginBreak(page)
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Open break' })).toBeVisible()
      await expect(page.getByRole('link', { name: OF_NEWEST_DAY })).toBeVisible()
    },
  },
  {
    place: 'Dashboard',
    name: 'the reading streak',
    isWindow: true,
    path: sessionLeftMidway,
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: OF_NEWEST_DAY }),
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Reading streak/ }).click()
      await expect(page.getByText('Great start! Keep it going!')).toBeVisible()
    },
  },
  {
    place: 'Dashboard',
    name: 'the command palette, with articles found',
    path: '/library',
    who: (people) => people.comesBack('admin'),
    shows: (page) => page.getByRole('link', { name: /^Compilations/ }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search or jump to a page' }).click()
      await page.getByRole('combobox', { name: 'Search or jump to a page' }).fill('lunar')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    place: 'Dashboard',
    name: 'the menu',
    path: '/dashboard',
    who: (people) => people.comesBack('admin'),
    shows: (page) => page.getByRole('link', { name: OF_NEWEST_DAY }),
    prepare: openMenu,
  },
  {
    place: 'Dashboard',
    name: 'text size, theme and language',
    path: '/dashboard',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: OF_NEWEST_DAY }),
    prepare: openLook,
  },
  {
    place: 'Dashboard',
    name: 'the library',
    loads: 'library',
    path: '/library',
    who: aFreeReader,
    shows: (page) => page.getByRole('main').getByRole('link', { name: /My Bookmarks/ }),
  },
  {
    place: 'Dashboard',
    name: 'the library without a network',
    path: '/dashboard',
    who: aProReader,
    mishap: /ERR_FAILED/,
    shows: (page) => page.getByRole('link', { name: OF_NEWEST_DAY }).first(),
    prepare: async (page) => {
      await readsBeforeTheNetworkIsLost(page)
      await page.goto('/library')
      await expect(page.getByRole('heading', { name: 'Days with articles on this device' })).toBeVisible()
    },
  },
  {
    place: 'Dashboard',
    name: 'the library, with a downloaded day',
    path: '/dashboard',
    who: aProReader,
    shows: (page) => page.getByRole('button', { name: 'Download for offline reading' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Download for offline reading' }).click()
      await page.getByRole('button', { name: /^Download \d/ }).click()
      await expect(page.getByText(/^Downloaded, /)).toBeVisible()
      await page.goto('/library')
      await expect(page.getByRole('button', { name: /^Remove the download/ })).toBeVisible()
    },
  },
  {
    place: 'Dashboard',
    name: 'the bookmarks',
    loads: 'bookmarks',
    path: '/bookmarks',
    who: async (people) => {
      const reader = await people.aFreeReader()
      await people.bookmarksEverything(reader)
      return reader
    },
    shows: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    place: 'Dashboard',
    name: 'a search that found nothing',
    state: 'empty',
    path: '/dashboard?q=qzxqzxqzx',
    who: aFreeReader,
    shows: (page) => page.getByText('Check the spelling or use fewer words.'),
  },
  {
    place: 'Dashboard',
    name: 'the bookmarks, before there are any',
    loads: 'bookmarks',
    state: 'empty',
    path: '/bookmarks',
    who: aFreeReader,
    shows: (page) => page.getByText('No bookmarks yet'),
  },
  ...unready({ place: 'Dashboard', name: 'the dashboard', path: '/dashboard', who: aFreeReader, reads: '**/api/entries*' }),
  ...unready({ place: 'Dashboard', name: 'the bookmarks', path: '/bookmarks', who: aFreeReader, reads: /api\/bookmarks(\?|$)/ }),
]

async function readsBeforeTheNetworkIsLost(page: Page) {
  await page.getByRole('link', { name: /^Captagon in a dough machine/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Captagon in a dough machine/ })).toBeVisible()
  // The code that stores the article loads after it.
  await page.waitForLoadState('networkidle')
  await page.goBack()
  // Application files stay reachable, as in the worker's cache.
  await page.route('**/api/**', (route) => route.abort())
}
