import { expect } from '@playwright/test'
import { type Screen, unready } from './screen.ts'
import { aFreeReader, aTester } from './visitors.ts'

export const SETTINGS: Screen[] = [
  {
    place: 'Settings',
    name: 'the settings',
    path: '/settings',
    who: aFreeReader,
    shows: (page) => page.getByText('This device', { exact: true }),
    prepare: (page) => expect(page.getByRole('switch', { name: 'Email digest' })).toBeVisible(),
  },
  {
    place: 'Settings',
    name: 'deleting an account',
    path: '/settings',
    who: aFreeReader,
    shows: (page) => page.getByText('This device', { exact: true }),
    prepare: (page) => page.getByRole('button', { name: 'Delete my account…' }).click(),
  },
  {
    place: 'Settings',
    name: 'the notification settings, with emails on never',
    path: '/notification-settings',
    who: aTester,
    shows: (page) => page.getByRole('region', { name: 'Community' }),
    prepare: async (page) => {
      await page.getByRole('radio', { name: /^Never/ }).click()
      await expect(page.getByText('Preferences saved')).toBeVisible()
    },
  },
  {
    place: 'Settings',
    name: 'the notification settings, after a failure',
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
    ...{ place: 'Settings', name: 'the sessions in the settings', path: '/settings', who: aFreeReader },
    reads: '**/api/user/sessions',
  }),
]
