import type { Locator, Page } from '@playwright/test'
import {
  leavesCheckout,
  PICKED_YEARLY,
  payButton,
  pays,
  planCard,
  statusCard,
  testCheckout,
} from '#tests/support/browser/billing.ts'
import { consents } from '#tests/support/browser/consent.ts'
import { IN_ENGLISH_ONLY, type Library } from '#tests/support/browser/library.ts'
import { expect, heading, stopTime, test } from '#tests/support/browser/test.ts'

const POLL = 31_000
const pro = (page: Page) => page.getByRole('banner').getByText('PRO', { exact: true })
/** Toasts are in the page twice, once for screen readers. */
const message = (page: Page, text: string) => page.getByText(text).first()
const quizOf = async (library: Library) => `/quiz/${(await library.articleNamed(IN_ENGLISH_ONLY)).potential_questions?.quiz_id}`
/** Both clicks reach the page before it renders again. */
const pressedTwice = (button: Locator) =>
  button.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
const cancels = async (page: Page) => {
  await statusCard(page).getByRole('button', { name: 'Cancel subscription' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel your subscription?' })
    .getByRole('button', { name: 'Cancel subscription' })
    .click()
}

test('I start a Pro trial without a card, with one click, and see when it ends', async ({ open, people, library }) => {
  const page = await open('/subscription', { as: await people.aFreeReader() })
  await expect(planCard(page)).toContainText(
    'No card needed for the trial. After 14 days you return to Free automatically. If you pay, Pro renews monthly until you cancel.',
  )
  await pressedTwice(planCard(page).getByRole('button', { name: 'Try Pro free for 14 days' }))
  await expect(page).toHaveURL('/dashboard')
  await expect(message(page, 'You’re on Pro now.')).toBeVisible()
  await expect(pro(page)).toBeVisible()

  await page.goto(await quizOf(library))
  await expect(
    page
      .getByRole('radio')
      .or(page.getByRole('button', { name: /^A/ }))
      .first(),
  ).toBeVisible()
  await page.goto('/settings/plan')
  await expect(statusCard(page)).toContainText('Pro Subscriber')
  await expect(statusCard(page)).toContainText(/Your free trial of Pro ends on \d+\s\w+\s\d{4}\. After that you return to Free/)
  await expect(statusCard(page).getByRole('button', { name: 'Cancel subscription' })).toBeHidden()

  await statusCard(page).getByRole('button', { name: '₹1,188 a year' }).click()
  await testCheckout(page).isOpen()
  await testCheckout(page).pays()
  await expect(heading(page, 'You’re on Pro')).toBeVisible()
  await page.getByRole('link', { name: 'See your subscription' }).click()
  await expect(statusCard(page)).toContainText('Pro, ₹1,188 a year. It renews on')
})

test('the plan I chose before signing up is still chosen afterwards; I pay, use it, cancel, and become a free member again', async ({
  open,
  people,
  library,
}) => {
  const page = await open('/')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await planCard(page).getByRole('link', { name: 'Try Pro free for 14 days' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByText('After that you can start Pro, billed yearly.')).toBeVisible()
  await page.getByLabel('Email').fill(people.aNewEmail())
  await page.getByLabel('Password', { exact: true }).fill('quiet-river-stone')
  await page.getByLabel('Confirm password').fill('quiet-river-stone')
  await consents(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('The plan you chose opens in a moment.')).toBeVisible()

  await expect(page).toHaveURL('/subscription')
  await expect(page.getByText('You chose Pro, billed yearly')).toBeVisible()
  await expect(planCard(page)).toContainText('₹1,188 per year')
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  await expect(planCard(page)).toContainText('Test checkout: no money is charged')
  await payButton(page).click()
  await testCheckout(page).isOpen()
  await expect(page.getByText('₹1,188', { exact: true })).toBeVisible()
  await testCheckout(page).pays()

  await expect(page).toHaveURL(/\/subscription\/return\?checkout=/)
  await expect(heading(page, 'You’re on Pro')).toBeVisible()
  await expect(page.getByText('This was a test: no money was charged.')).toBeVisible()
  await expect(pro(page)).toBeVisible()
  await page.goto(await quizOf(library))
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toBeHidden()
  await expect(page.getByRole('progressbar')).toBeVisible()

  await page.goto('/settings/plan')
  await expect(statusCard(page)).toContainText('Pro, ₹1,188 a year. It renews on')
  await expect(statusCard(page).getByRole('listitem')).toHaveCount(1)
  await statusCard(page).getByRole('button', { name: 'Cancel subscription' }).click()
  await page.keyboard.press('Escape')
  await expect(statusCard(page).getByRole('button', { name: 'Cancel subscription' })).toBeFocused()
  await cancels(page)
  await expect(statusCard(page)).toContainText(/Cancelled\. You keep Pro until .*, and won’t be charged again\./)
  await expect(statusCard(page).getByRole('status')).toBeFocused()
  await expect(pro(page)).toBeVisible()

  await statusCard(page).getByRole('button', { name: 'Resume subscription' }).click()
  await expect(statusCard(page)).toContainText('It renews on')
  await cancels(page)
  await expect(statusCard(page)).toContainText('Cancelled.')
  await page.goto('/quiz-history')
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toBeHidden()

  await page.goto('/settings/plan')
  await statusCard(page).getByRole('button', { name: 'Manage payment' }).click()
  await testCheckout(page).does('End the paid period now')
  await page.goto('/settings/plan')
  await expect(statusCard(page)).toContainText('Free Plan')
  await expect(statusCard(page)).toContainText('Your subscription ended on')
  await expect(statusCard(page).getByRole('listitem')).toContainText('₹1,188')
  await expect(pro(page)).toBeHidden()
  await statusCard(page).getByRole('link', { name: 'Upgrade to Pro' }).click()
  await expect(payButton(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('selectedPlan'))).toBeNull()
})

test('I decline the plan I had chosen, and am not asked again', async ({ open, people }) => {
  const reader = await people.aFreeReader()
  const page = await open('/login', { remembers: PICKED_YEARLY })
  const signIn = async () => {
    await page.getByLabel('Email').fill(reader.email)
    await page.getByLabel('Password', { exact: true }).fill(reader.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn()
  await expect(page).toHaveURL('/subscription')
  await page.getByRole('button', { name: 'Not now, continue with Free' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/subscription')
  await expect(page.getByText('You chose Pro')).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()

  await page.getByRole('button', { name: /Settings menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await signIn()
  await expect(page).toHaveURL('/dashboard')
})

test('an old choice of a plan does not send people with Pro or another role to the plans', async ({ open, people }) => {
  for (const person of [await people.aProReader(), await people.aTester()]) {
    const page = await open('/login', { as: person, remembers: PICKED_YEARLY })
    await expect(page).toHaveURL('/dashboard')
    expect(await page.evaluate(() => localStorage.getItem('selectedPlan'))).toBeNull()
  }
})

test('after a failed payment I am on the same page and can try again', async ({ open, people }) => {
  const page = await open('/subscription?cycle=yearly', { as: await people.aFreeReader() })
  await payButton(page).click()
  await testCheckout(page).does('Simulate a failed payment')
  await expect(page.getByText('Nothing was charged')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again: pay ₹1,188' })).toBeVisible()
  await page.getByRole('link', { name: 'Go back without paying' }).click()

  await expect(page).toHaveURL('/subscription')
  await expect(page.getByText('Your last payment was declined')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  await page.getByRole('link', { name: /^I have paid/ }).click()
  await expect(heading(page, 'The payment did not go through')).toBeVisible()
  await expect(pro(page)).toBeHidden()
  await page.getByRole('link', { name: 'Try again' }).click()
  await payButton(page).click()
  await testCheckout(page).pays()
  await expect(heading(page, 'You’re on Pro')).toBeVisible()
})

test('leaving the checkout changes nothing, however I leave it', async ({ open, people }) => {
  const page = await open('/subscription', { as: await people.aFreeReader() })
  await payButton(page).click()
  await testCheckout(page).isOpen()
  await page.goBack()
  await expect(payButton(page)).toBeEnabled()
  await leavesCheckout(page)
  await page.getByRole('link', { name: /^I have paid/ }).click()
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
  await expect(pro(page)).toBeHidden()
})

test('clicking twice orders once', async ({ open, people }) => {
  const page = await open('/subscription', { as: await people.aFreeReader() })
  let orders = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/billing/checkout')) orders++
  })
  await expect(payButton(page)).toBeEnabled()
  await pressedTwice(payButton(page))
  await testCheckout(page).isOpen()
  expect(orders).toBe(1)
})

test('without a network nothing is ordered, and the page says that nothing was charged', async ({ open, people, mishaps }) => {
  mishaps.allowOffline()
  const page = await open('/subscription', { as: await people.aFreeReader() })
  await expect(payButton(page)).toBeEnabled()
  await page.context().setOffline(true)
  await payButton(page).click()
  await expect(planCard(page).getByRole('alert')).toContainText('Nothing was charged.')
  await page.context().setOffline(false)
  await payButton(page).click()
  await testCheckout(page).isOpen()
})

test('when the network fails while I wait for my payment, the page shows the result once it is back', async ({
  open,
  people,
  server,
  mishaps,
}) => {
  mishaps.allowOffline()
  const reader = await people.aFreeReader()
  const { data } = await server.call<{ data: { url: string; checkout_id: string } }>('POST', '/api/billing/checkout', {
    as: reader,
    body: { cycle: 'monthly' },
  })
  const page = await open(`/subscription/return?checkout=${data.checkout_id}`, { as: reader })
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
  await page.context().setOffline(true)
  await expect(heading(page, 'We can’t check right now')).toBeVisible()
  await fetch(new URL(data.url, server.url), { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' })
  await page.context().setOffline(false)
  await expect(heading(page, 'You’re on Pro')).toBeVisible()
})

test('when a payment takes long the page says so, and I need not wait', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  const { data } = await server.call<{ data: { checkout_id: string } }>('POST', '/api/billing/checkout', {
    as: reader,
    body: { cycle: 'monthly' },
  })
  const page = await open(`/subscription/return?checkout=${data.checkout_id}`, { as: reader, withClock: true })
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
  await stopTime(page)
  for (let second = 0; second < 60 && (await heading(page, /^Waiting/).isVisible()); second += 2) {
    const answered = page.waitForResponse(/checkouts/, { timeout: 300 }).catch(() => undefined)
    await page.clock.runFor(2000)
    await answered
  }
  await expect(heading(page, 'Still waiting for your payment')).toBeVisible()
  await expect(page.getByText('You can leave this page')).toBeVisible()
})

test('the page after a payment does not give access by itself, and another person’s checkout is not found', async ({
  open,
  people,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 404/)
  const other = await people.aFreeReader()
  const { checkoutId } = await pays(server, other)
  const reader = await people.aFreeReader()
  for (const address of [
    `/subscription/return?checkout=${checkoutId}`,
    '/subscription/return',
    '/subscription/return?checkout=../../x',
  ]) {
    const page = await open(address, { as: reader })
    await expect(heading(page, 'Checkout not found')).toBeVisible()
    await expect(pro(page)).toBeHidden()
  }
})

test('an open tab gets Pro and says so when I pay in another, and loses it when the subscription ends', async ({
  open,
  people,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 403.*quiz-history/)
  const reader = await people.aFreeReader()
  const page = await open('/quiz-history', { as: reader })
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible()

  const second = await page.context().newPage()
  await second.goto('/subscription')
  await payButton(second).click()
  await testCheckout(second).pays()
  await expect(heading(second, 'You’re on Pro')).toBeVisible()
  await expect(pro(page)).toBeVisible()
  await expect(message(page, 'You’re on Pro now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toBeHidden()

  await second.goto('/settings/plan')
  await statusCard(second).getByRole('button', { name: 'Manage payment' }).click()
  await testCheckout(second).does('Refund the payment')
  await second.goto('/settings/plan')
  await expect(message(page, 'Pro has ended. Your progress and bookmarks are still here.')).toBeVisible()
  await expect(pro(page)).toBeHidden()
  await expect(server.call('GET', '/api/quiz-history/history', { as: reader })).rejects.toThrow('403')
})

test('another device gets and loses Pro within one poll', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  const page = await open('/dashboard', { as: reader, withClock: true })
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await expect(pro(page)).toBeHidden()
  const { act } = await pays(server, reader)
  await pollSays(page, 'You’re on Pro now.')
  await expect(pro(page)).toBeVisible()
  await act('refund')
  await pollSays(page, 'Pro has ended.')
  await expect(pro(page)).toBeHidden()
})

/**
 * A poll that is under way during a change may still return the old state, so a second one may be needed. Not before the first has surely been
 * answered: moving the clock also ends the time for which a message shows.
 */
async function pollSays(page: Page, news: string): Promise<void> {
  await page.clock.fastForward(POLL)
  await message(page, news)
    .waitFor({ timeout: 10_000 })
    .catch(() => page.clock.fastForward(POLL))
  await expect(message(page, news)).toBeVisible()
}

test('with the plans open in two tabs, I pay in one and the other shows my subscription', async ({ open, people }) => {
  const page = await open('/subscription', { as: await people.aFreeReader() })
  const second = await page.context().newPage()
  await second.goto('/subscription')
  await expect(payButton(second)).toBeVisible()
  await payButton(page).click()
  await testCheckout(page).pays()
  await expect(heading(page, 'You’re on Pro')).toBeVisible()
  await expect(second).toHaveURL('/dashboard')
  await expect(message(second, 'You’re on Pro now.')).toBeVisible()
})

test('paying on the payment pages of two tabs makes one subscription', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  const page = await open('/subscription', { as: reader })
  const second = await page.context().newPage()
  await second.goto('/subscription')
  await payButton(page).click()
  await payButton(second).click()
  await testCheckout(page).isOpen()
  await testCheckout(second).isOpen()
  await testCheckout(page).pays()
  await expect(heading(page, 'You’re on Pro')).toBeVisible()
  await testCheckout(second).pays()
  await expect(second).toHaveURL(/\/subscription\/return/)
  await page.goto('/settings/plan')
  await expect(statusCard(page)).toContainText('It renews on')
  await expect(statusCard(page).getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
  const { data } = await server.call<{ data: { state: string } }>('GET', '/api/billing/subscription', { as: reader })
  expect(data.state).toBe('active')
})

test('after a failed renewal I see until when I keep Pro and how to fix the payment', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  const { act } = await pays(server, reader)
  await act('fail')
  const page = await open('/settings/plan', { as: reader })
  await expect(statusCard(page)).toContainText(/The last payment did not go through\. You keep Pro until \d+\s\w+\s\d{4}/)
  await expect(pro(page)).toBeVisible()
  await statusCard(page).getByRole('button', { name: 'Manage payment' }).click()
  await testCheckout(page).does('Simulate a renewal')
  await page.goto('/settings/plan')
  await expect(statusCard(page)).toContainText('It renews on')
  await expect(statusCard(page).getByRole('listitem')).toHaveCount(2)
})

test('signed out during a payment, I see why I have to sign in', async ({ open }) => {
  const page = await open('/subscription/return?checkout=0199')
  await expect(page).toHaveURL('/login?for=payment')
  await expect(page.getByText('Your payment is safe')).toBeVisible()
})

test('I paid in two tabs: I stay on Pro, and the second payment is refunded', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  const page = await open('/subscription', { as: reader })
  await payButton(page).click()
  await testCheckout(page).isOpen()
  await pays(server, reader, 'yearly')
  await testCheckout(page).pays()
  await expect(page.getByRole('heading', { level: 1, name: 'You had already paid' })).toBeVisible()
  await page.getByRole('link', { name: 'See your subscription' }).click()
  await expect(page.getByText(/^Second payment: you had already paid for Pro/)).toBeVisible()
  await expect(statusCard(page)).toContainText('₹1,188 a year')
})

test('the test checkout has the typeface of the product once the browser has it', async ({ open, people }) => {
  const page = await open('/subscription', { as: await people.aFreeReader(), remembers: { web_fonts: 'cached' } })
  await payButton(page).click()
  await testCheckout(page).isOpen()
  const title = page.getByRole('heading', { name: 'UPSC Current Catalyst Pro' })
  await expect(title).toHaveCSS('font-family', /^"?Inter"?,/)
  expect(await page.evaluate(async () => (await document.fonts.load('600 20px Inter')).length)).toBe(1)
})

test('the test checkout has the theme and the text size that I chose', async ({ open, people }) => {
  const remembers = { theme: 'dark', font_scale: '1.5' }
  const page = await open('/subscription', { as: await people.aFreeReader(), remembers })
  await payButton(page).click()
  await testCheckout(page).isOpen()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 23, 28)')
  await expect(page.locator('html')).toHaveCSS('font-size', '24px')
})
