import { type BrowserContext, expect } from '@playwright/test'
import type { User } from '#contract/accounts/accounts.ts'
import { EMAIL_LINK_SENTENCES, NEW_PASSWORD_NEEDED, NEW_PASSWORD_SENTENCE } from '#contract/accounts/email-link-rules.ts'
import { GOOGLE_ACCOUNT_NEEDED, GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import { SECOND_FACTOR_TEXTS } from '#contract/accounts/second-factor-rules.ts'
import { heading } from '#tests/support/browser/test.ts'
import { type Screen, withGoogle } from './screen.ts'

const ANSWERS = {
  confirmed: { title: 'Your email is confirmed', json: { success: true, data: { was_confirmed: false } } },
  used: { title: 'Your email is already confirmed', json: { success: true, data: { was_confirmed: true } } },
  expired: { title: 'This link has expired', json: { success: false, error: 'This link has expired.', code: 'link_expired' } },
  password: {
    title: 'Choose a new password',
    json: {
      success: false,
      error: NEW_PASSWORD_SENTENCE,
      code: NEW_PASSWORD_NEEDED,
      current: { email: `${'asha'.repeat(8)}@${'example'.repeat(6)}.in` },
    },
  },
  invalid: {
    title: 'This link does not work',
    json: { success: false, error: EMAIL_LINK_SENTENCES.linkInvalid, code: 'link_invalid' },
  },
}

const withProfile = (more: Partial<User>) => (context: BrowserContext) =>
  context.route('**/api/user/profile', async (route) => {
    const reply = await route.fetch()
    const json = await reply.json()
    await route.fulfill({ response: reply, json: { ...json, data: { ...json.data, ...more } } })
  })

export const SIGNING_IN: Screen[] = [
  {
    place: 'Signing in',
    name: 'the sign-in page',
    loads: 'login',
    path: '/login',
    shows: (page) => page.getByRole('button', { name: 'free@catalyst.test' }),
  },
  {
    place: 'Signing in',
    name: 'the second step, with a wrong code',
    path: '/login',
    shows: (page) => heading(page, 'Sign in'),
    mishap: /status of 40[13]/,
    prepare: async (page) => {
      const needed = { success: false, error: 'Please enter the code', code: 'second_factor_needed', current: { ticket: 'a' } }
      const wrong = { success: false, error: SECOND_FACTOR_TEXTS.wrongCode, code: 'wrong_code' }
      await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: needed }))
      await page.route('**/api/auth/second-factor', (route) => route.fulfill({ status: 403, json: wrong }))
      await page.getByLabel('Email').fill('somebody@e2e.test')
      await page.getByLabel('Password', { exact: true }).fill('quiet-river-stone')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByLabel('Code').fill('000000')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    place: 'Signing in',
    name: 'the sign-up page, with a mistake',
    loads: 'signup',
    path: '/signup',
    shows: (page) => heading(page, 'Create an account'),
    prepare: async (page) => {
      await page.getByLabel('Email').fill('somebody@e2e.test')
      await page.getByLabel('Password', { exact: true }).fill('abc')
      await page.getByLabel('Confirm password').fill('abd')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    place: 'Signing in',
    name: 'the sign-up page, without a declared age',
    path: '/signup',
    shows: (page) => heading(page, 'Create an account'),
    prepare: async (page) => {
      await page.getByLabel('Email').fill('somebody@e2e.test')
      await page.getByLabel('Password', { exact: true }).fill('quiet-river-stone')
      await page.getByLabel('Confirm password').fill('quiet-river-stone')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    place: 'Signing in',
    name: 'the sign-in page with Google, which cannot be reached',
    path: '/login',
    before: (context) => withGoogle(context),
    shows: (page) => page.getByRole('button', { name: 'Continue with Google' }),
    mishap: /status of 503/,
    prepare: async (page) => {
      const failed = { success: false, error: GOOGLE_TEXTS.unreachable, code: 'google_unreachable' }
      await page.route('**/api/auth/google/start', (route) => route.fulfill({ status: 503, json: failed }))
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    place: 'Signing in',
    name: 'creating an account with Google, without a declared age',
    path: '/sign-in-google?code=c&state=s',
    before: (context) =>
      context.route('**/api/auth/google', (route) =>
        route.fulfill({
          status: 401,
          json: { success: false, error: '', code: GOOGLE_ACCOUNT_NEEDED, current: { ticket: 't', email: 'asha@gmail.com' } },
        }),
      ),
    shows: (page) => heading(page, 'Create an account'),
    mishap: /status of 401/,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    place: 'Signing in',
    name: 'coming back from Google with nothing',
    loads: 'sign-in-google',
    path: '/sign-in-google?error=access_denied',
    shows: (page) => page.getByRole('alert'),
  },
  {
    place: 'Signing in',
    name: 'a page after the terms have changed',
    path: '/feedback/my-feedback',
    who: (people) => people.aFreeReader(),
    before: withProfile({ legal_texts_to_accept: '2026-11-23' }),
    shows: (page) => page.getByRole('region', { name: 'Our terms and privacy policy have changed' }),
  },
  {
    place: 'Signing in',
    name: 'a page of somebody who signed up without consent, with a mistake',
    path: '/feedback/my-feedback',
    who: (people) => people.aReaderOfAProgram(),
    shows: (page) => page.getByRole('region', { name: /^Confirm your age/ }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Confirm', exact: true }).click()
      await page.getByRole('button', { name: 'Save my answers' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    place: 'Signing in',
    name: 'the admin portal, before the second factor that it requires',
    path: '/admin/dashboard',
    who: (people) => people.anAdmin(),
    before: withProfile({ required_step: 'second_factor_required' }),
    shows: (page) => page.getByRole('region', { name: /^Set up two-step sign-in/ }),
    prepare: async (page) => {
      await expect(page).toHaveURL('/settings/devices#two-step-sign-in')
      await expect(page.getByRole('button', { name: 'Set up an authenticator app…' })).toBeVisible()
    },
  },
  {
    place: 'Signing in',
    name: 'the forgotten-password page',
    loads: 'forgot-password',
    path: '/forgot-password',
    shows: (page) => heading(page, 'Forgot password'),
  },
  {
    place: 'Signing in',
    name: 'the new-password page',
    loads: 'reset-password',
    path: '/reset-password#token=abc',
    shows: (page) => page.getByRole('button', { name: 'Set new password' }),
  },
  {
    place: 'Signing in',
    name: 'the email confirmation without a link',
    loads: 'confirm-email',
    path: '/confirm-email',
    shows: (page) => heading(page, 'This link does not work'),
  },
  {
    place: 'Signing in',
    name: 'the page that sends a sign-in link',
    loads: 'sign-in-link',
    path: '/sign-in-link',
    shows: (page) => heading(page, 'Sign in with a link'),
  },
  {
    place: 'Signing in',
    name: 'the page that a sign-in link opens, when it has expired',
    state: 'failed',
    path: '/sign-in-link#token=abc',
    shows: (page) => page.getByRole('button', { name: 'Sign in' }),
    mishap: /status of 400/,
    prepare: async (page) => {
      await page.route('**/api/auth/sign-in-with-link', (route) => route.fulfill({ status: 400, json: ANSWERS.expired.json }))
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible()
    },
  },
  ...(['confirmed', 'used', 'password', 'expired', 'invalid'] as const).map(confirmation),
  {
    place: 'Signing in',
    name: 'the email confirmation, while it works',
    state: 'loading',
    path: '/confirm-email#token=abc',
    before: (context) => context.route('**/api/auth/confirm-email', () => undefined),
    shows: (page) => heading(page, 'Confirming your email…'),
  },
  {
    place: 'Signing in',
    name: 'the email preferences',
    loads: 'mail-preferences',
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
    shows: (page) => page.getByText('This link is no longer valid.'),
    mishap: /status of 403/,
  },
]

/** With a given reply. */
function confirmation(outcome: keyof typeof ANSWERS): Screen {
  const { title, json } = ANSWERS[outcome]
  return {
    place: 'Signing in',
    name: `the email confirmation, ${outcome}`,
    path: '/confirm-email#token=abc',
    ...(json.success ? {} : { mishap: /status of 400/ }),
    ...(['expired', 'invalid'].includes(outcome) ? { state: 'failed' } : {}),
    before: (context) =>
      context.route('**/api/auth/confirm-email', (route) => route.fulfill({ status: json.success ? 200 : 400, json })),
    shows: (page) => heading(page, title),
  }
}
