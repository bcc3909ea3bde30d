import { type BrowserContext, expect } from '@playwright/test'
import { type Screen, unfold, unready, withGoogle } from './screen.ts'
import { aFreeReader, aProReader, aTester } from './visitors.ts'

const withPasskeys = (context: BrowserContext) =>
  context.route('**/api/user/passkeys', (route) => route.fulfill({ json: { success: true, data: PASSKEYS } }))

export const SETTINGS: Screen[] = [
  {
    place: 'Settings',
    name: 'the settings',
    loads: 'settings',
    path: '/settings',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: 'Devices and sessions' }),
  },
  {
    place: 'Settings',
    name: 'the progress of a reader',
    path: '/me/progress',
    who: aFreeReader,
    before: async (context) => {
      await context.route('**/api/progress/analytics', (route) => route.fulfill({ json: { success: true, data: PROGRESS } }))
      await context.route('**/api/notifications/streak', (route) => route.fulfill({ json: { success: true, data: STREAK } }))
    },
    shows: (page) => page.getByRole('region', { name: 'Streak calendar' }),
  },
  {
    place: 'Settings',
    name: 'the progress of somebody new',
    loads: 'progress',
    state: 'empty',
    path: '/me/progress',
    who: (people) => people.aFreeReader(),
    shows: (page) => page.getByText('Nothing to show yet'),
  },
  {
    place: 'Settings',
    name: 'the account',
    loads: 'settings-account',
    path: '/settings/account',
    who: aFreeReader,
    shows: (page) => page.getByLabel('Username'),
  },
  {
    place: 'Settings',
    name: 'the study plan',
    loads: 'settings-study-plan',
    path: '/settings/study-plan',
    who: aFreeReader,
    shows: (page) => page.getByLabel('Examination'),
  },
  {
    place: 'Settings',
    name: 'reading and appearance',
    loads: 'settings-reading',
    path: '/settings/reading',
    who: aFreeReader,
    shows: (page) => page.getByRole('region', { name: 'Appearance' }),
  },
  {
    place: 'Settings',
    name: 'the quick notification settings',
    loads: 'settings-notifications',
    path: '/settings/notifications',
    who: aFreeReader,
    shows: (page) => page.getByRole('switch', { name: 'Email digest' }),
  },
  {
    place: 'Settings',
    name: 'devices and sessions',
    loads: 'settings-devices',
    path: '/settings/devices',
    who: aFreeReader,
    shows: (page) => page.getByText('This device', { exact: true }),
  },
  {
    place: 'Settings',
    name: 'the plan of a member with Pro',
    loads: 'settings-plan',
    path: '/settings/plan',
    who: aProReader,
    shows: (page) => page.getByText('Pro Subscriber', { exact: true }),
  },
  {
    place: 'Settings',
    name: 'the data of an account',
    loads: 'settings-data',
    path: '/settings/data',
    who: aFreeReader,
    shows: (page) => page.getByRole('button', { name: 'Delete my account…' }),
  },
  {
    place: 'Settings',
    name: 'setting up two-step sign-in',
    path: '/settings/devices',
    who: aFreeReader,
    shows: (page) => page.getByText('This device', { exact: true }),
    prepare: async (page) => {
      const card = page.getByRole('region', { name: 'Two-step sign-in' })
      await card.getByRole('button', { name: 'Set up an authenticator app…' }).click()
      await card.getByLabel('Password', { exact: true }).fill('quiet-river-stone')
      await card.getByRole('button', { name: 'Set up an authenticator app' }).click()
      await expect(card.getByLabel('Code from the app')).toBeVisible()
      await unfold(card.locator('details:not([open]) > summary'))
      await expect(card.getByRole('img')).toBeVisible()
    },
  },
  {
    place: 'Settings',
    name: 'the recovery codes',
    path: '/settings/devices',
    who: aFreeReader,
    shows: (page) => page.getByText('This device', { exact: true }),
    prepare: async (page) => {
      const card = page.getByRole('region', { name: 'Two-step sign-in' })
      const recovery_codes = Array.from({ length: 10 }, (_, n) => `${n}ABC-4DEF-GH7J-KMN${n}`)
      await page.route('**/api/user/second-factor/confirm', (route) =>
        route.fulfill({ json: { success: true, data: { recovery_codes } } }),
      )
      await card.getByRole('button', { name: 'Set up an authenticator app…' }).click()
      await card.getByLabel('Password', { exact: true }).fill('quiet-river-stone')
      await card.getByRole('button', { name: 'Set up an authenticator app' }).click()
      await card.getByLabel('Code from the app').fill('123456')
      await card.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
      await expect(card.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
    },
  },
  {
    place: 'Settings',
    name: 'the passkeys, with one being added',
    path: '/settings/devices',
    who: aFreeReader,
    shows: (page) => page.getByText('This device', { exact: true }),
    before: withPasskeys,
    prepare: async (page) => {
      const card = page.getByRole('region', { name: 'Passkeys' })
      await card.getByRole('button', { name: 'Rename My phone' }).click()
      await card.getByRole('button', { name: 'Add a passkey…' }).click()
    },
  },
  {
    place: 'Settings',
    name: 'a passkey being removed',
    path: '/settings/devices',
    who: aFreeReader,
    shows: (page) => page.getByText('This device', { exact: true }),
    before: withPasskeys,
    prepare: async (page) => {
      const card = page.getByRole('region', { name: 'Passkeys' })
      await card.getByRole('button', { name: 'Remove My phone' }).click()
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    },
  },
  {
    place: 'Settings',
    name: 'the settings of somebody who signed up with Google',
    path: '/settings/account',
    who: aFreeReader,
    before: async (context) => {
      await withGoogle(context)
      await context.route('**/api/user/google', (route) => route.fulfill({ json: { success: true, data: ONLY_GOOGLE } }))
    },
    shows: (page) => page.getByRole('region', { name: 'Google' }),
    prepare: (page) => expect(page.getByText('set a password or add a passkey first')).toBeVisible(),
  },
  {
    place: 'Settings',
    name: 'deleting an account',
    path: '/settings/data',
    who: aFreeReader,
    shows: (page) => page.getByRole('button', { name: 'Delete my account…' }),
    prepare: (page) => page.getByRole('button', { name: 'Delete my account…' }).click(),
  },
  {
    place: 'Settings',
    name: 'the notification settings',
    loads: 'notification-settings',
    path: '/notification-settings',
    who: aTester,
    shows: (page) => page.getByRole('region', { name: 'Community' }),
  },
  {
    place: 'Settings',
    name: 'the notification settings, with emails on never',
    // What was saved is said at the end of the screen.
    isWindow: true,
    path: '/notification-settings',
    // It is their first change: what is chosen already is not saved again.
    who: (people) => people.aNewProReader(),
    shows: (page) => page.getByRole('region', { name: 'Community' }),
    prepare: async (page) => {
      await page.getByRole('radio', { name: /^Never/ }).click()
      await expect(page.getByText('Preferences saved')).toBeVisible()
    },
  },
  {
    place: 'Settings',
    name: 'the notification settings, after a failure',
    isWindow: true,
    state: 'failed',
    path: '/notification-settings',
    who: aFreeReader,
    shows: (page) => page.getByRole('region', { name: 'In the app' }),
    mishap: /ERR_FAILED/,
    prepare: async (page) => {
      await page.route('**/api/notifications/preferences', (route) => route.abort())
      await page.getByText('Reading streaks').click()
      await expect(page.getByText('Failed to update preferences')).toBeVisible()
    },
  },
  ...unready({
    place: 'Settings',
    name: 'the sessions in the settings',
    path: '/settings/devices',
    who: aFreeReader,
    reads: '**/api/user/sessions',
  }),
]

const WEEKS = Array.from({ length: 12 }, (_, n) => {
  const week = new Date(Date.UTC(2025, 9, 27 + 7 * n)).toISOString().slice(0, 10)
  const days = [0, 1, 3].slice(n % 3).map((day) => ({ day: dayAfter(week, day), articles: 1 + day + (n % 3) }))
  const articles = days.reduce((sum, day) => sum + day.articles, 0)
  return { week, days, articles, minutes: articles * 4 }
})

const PROGRESS = {
  today: '2026-01-15',
  weeks: WEEKS.map(({ days: _, ...week }) => week),
  days: WEEKS.flatMap(({ days }) => days),
  papers: [
    { paper: 'GS1', answered: 40, right: 31 },
    { paper: 'GS2', answered: 3, right: 0 },
    { paper: 'GS3', answered: 120, right: 120 },
    { paper: 'Essay', answered: 7, right: 4 },
  ],
}

/** `PROGRESS` has two consecutive days, and today. */
const STREAK = { current_streak: 1, longest_streak: 2, total_articles_read: 60, last_read_date: PROGRESS.days.at(-1)?.day }

const ONLY_GOOGLE = {
  has_password: false,
  identity: { email: 'asha.of.the.long.name@gmail.com', linked_at: '2026-01-10T06:00:00.000Z', last_used_at: null },
}

const PASSKEYS = [
  { name: 'My phone', last_used_at: null },
  { name: 'The laptop in the library, behind the second shelf on the left', last_used_at: '2026-01-15T06:00:00.000Z' },
].map((passkey, n) => ({
  ...passkey,
  passkey_id: `0199c0de-0000-7000-8000-00000000000${n}`,
  created_at: '2026-01-10T06:00:00.000Z',
}))

function dayAfter(week: string, days: number): string {
  return new Date(Date.parse(week) + days * 86_400_000).toISOString().slice(0, 10)
}
