import type { Page } from '@playwright/test'
import { IN_ENGLISH_ONLY } from '#tests/support/browser/library.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('I compare the monthly and yearly prices of the plans', async ({ open, people }) => {
  const page = await open('/subscription', { as: await people.aFreeReader() })
  const pro = plan(page, 'Pro')
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(plan(page, 'Free')).toContainText('₹0 per month')
  await expect(pro).toContainText('₹132 per month, billed monthly')
  await expect(page.getByText('$1.50 per month billed monthly, or $1.12 per month billed annually')).toBeVisible()

  await page.getByRole('radio', { name: 'Monthly' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(pro).toContainText('₹1,188 per year')
  await expect(pro).toContainText('₹99 per month, billed annually, 25% less')
  await expect(page.getByText('Save 25%')).toBeVisible()
  await expect(plan(page, 'Free')).toContainText('₹0 per month')

  for (const [promise, policy] of [
    ['Secure Payment', 'Your card or UPI details never reach us.'],
    ['Cancel Anytime', 'You keep Pro until the end of the paid period'],
    ['Instant Access', 'Pro starts as soon as your payment is confirmed'],
    ['Money-Back Guarantee', 'within 7 days of your first payment'],
  ] as const) {
    await expect(page.getByText(policy)).toBeHidden()
    await page.getByText(promise, { exact: true }).click()
    await expect(page.getByText(policy)).toBeVisible()
  }
})

test('the prices and what I can do stand there before the reply, in the currency that I pay in', async ({ open, people }) => {
  const page = await open('/subscription', {
    as: await people.aFreeReader(),
    prepare: (context) => context.route('**/api/billing/subscription', () => {}),
  })
  await expect(plan(page, 'Free')).toContainText('₹0 per month')
  const pro = plan(page, 'Pro')
  await expect(pro).toContainText('₹132 per month, billed monthly')
  await expect(pro.getByRole('button', { name: 'Try Pro free for 14 days' })).toBeDisabled()
  await page.getByRole('radio', { name: /^Yearly/ }).check()
  await expect(pro.getByRole('button', { name: 'Pay now: ₹1,188 a year' })).toBeDisabled()
})

test('the cards list what the plans contain, what is planned, and how to get Pro here', async ({ open, people }) => {
  const page = await open('/subscription', { as: await people.aTester() })
  await expect(plan(page, 'Free').getByRole('listitem')).toHaveText([
    'Daily current affairs analysis',
    'Basic article access',
    /^Basic quiz functionality/,
    /^Review/,
    'Standard themes',
    /^Community access/,
    'Mobile app access (coming)',
  ])
  await expect(plan(page, 'Pro').getByRole('listitem')).toHaveText([
    /^AI-powered deep analysis/,
    'Interactive quizzes',
    'Smart flashcards',
    'Mains model answers',
    /^Mock tests and answer writing/,
    'Timed tests with negative marking',
    'Mains answers against the clock, compared with the model answer',
    /^Unlimited review/,
    'Flashcards and quiz questions too',
    /^Weekly and monthly questions/,
    '20 questions with their answers in each compilation',
    /^Voice AI integration/,
    'Audio overviews',
    /^Taking part in the community/,
    'Forums, peer learning and quiz discussions',
    /^Offline access/,
    /^Advanced analytics(?! \(coming)/,
    'Statistics of your mock tests and written answers',
    /^Custom study plans(?! \(coming)/,
    'Priority support (coming)',
  ])
  await expect(plan(page, 'Free')).toContainText('Anyone can read about the community.')
  await expect(plan(page, 'Pro')).toContainText('Site administrators manage tester and admin accounts')
  await expect(plan(page, 'Pro').getByRole('button')).toHaveCount(0)
  await plan(page, 'Pro').getByRole('link', { name: 'Contact the team' }).click()
  await expect(page).toHaveURL('/feedback/submit')
})

test('Pro features lead free members to the plans', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 403/)
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open('/settings', { as: await people.aFreeReader() })
  for (const path of ['/settings', `/article/${article_id}`, '/quiz-history']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' }).click()
    await expect(page).toHaveURL('/subscription')
    await expect(heading(page, 'Subscription')).toBeFocused()
    await expect(page.getByText('The community is for Pro members.')).toBeHidden()
  }
})

test('a guest is asked to sign in', async ({ open }) => {
  const page = await open('/subscription')
  await expect(page.getByText('User not authenticated. Please log in.')).toBeVisible()
  await expect(heading(page, 'Sign in')).toBeVisible()
})

test('signing out on this page shows no error', async ({ open, people }) => {
  const page = await open('/subscription', { as: await people.aFreeReader() })
  await page.getByRole('button', { name: /Settings menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('User not authenticated')).toBeHidden()
})

test('when the community sends me to this page, it says why', async ({ open, people }) => {
  const page = await open('/subscription?for=community', { as: await people.aFreeReader() })
  await expect(page.getByText('The community is for Pro members.')).toBeVisible()
})

test('when I get Pro while the page is open, it shows my subscription', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  const page = await open('/subscription', { as: reader })
  await expect(heading(page, 'Subscription')).toBeVisible()
  const admin = await people.anAdmin()
  const change = { role: 'pro', password: admin.password }
  await server.call('PATCH', `/api/admin/users/${reader.user.id}`, { as: admin, body: change })
  await page.reload()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible()
})
