import { expect } from '@playwright/test'
import { heading } from '#tests/support/browser/test.ts'
import type { Screen } from './screen.ts'

export const SIGNING_IN: Screen[] = [
  {
    place: 'Signing in',
    name: 'the sign-in page',
    path: '/login',
    shows: (page) => page.getByRole('button', { name: 'free@catalyst.test' }),
  },
  {
    place: 'Signing in',
    name: 'the sign-up page, with a mistake',
    path: '/signup',
    shows: (page) => heading(page, 'Create an account'),
    prepare: async (page) => {
      await page.getByLabel('Email').fill('somebody@e2e.test')
      await page.getByLabel('Password', { exact: true }).fill('abc')
      await page.getByLabel('Confirm password').fill('abd')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    place: 'Signing in',
    name: 'the forgotten-password page',
    path: '/forgot-password',
    shows: (page) => heading(page, 'Forgot password'),
  },
  {
    place: 'Signing in',
    name: 'the new-password page',
    path: '/reset-password#token=abc',
    shows: (page) => page.getByRole('button', { name: 'Set new password' }),
  },
  {
    place: 'Signing in',
    name: 'the email preferences',
    path: '/mail-preferences',
    shows: (page) => heading(page, 'Email preferences'),
    prepare: async (page) => {
      const preferences = { email_frequency: 'never', email_daily_digest: true }
      const holder = { email: `${'asha'.repeat(20)}@${'example'.repeat(6)}.in`, preferences }
      await page.route('**/api/mail/preferences?*', (route) => route.fulfill({ json: { success: true, data: holder } }))
      await page.goto('/mail-preferences#ticket=living')
      await expect(page.getByText('You won’t get any more emails')).toBeVisible()
    },
  },
  {
    place: 'Signing in',
    name: 'the email preferences behind a dead link',
    state: 'failed',
    path: '/mail-preferences#ticket=dead',
    shows: (page) => page.getByText('This link is not valid any more.'),
    mishap: /status of 403/,
  },
]
