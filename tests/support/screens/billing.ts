import { expect } from '@playwright/test'
import { TRUST } from '#contract/billing/plans.ts'
import { leavesCheckout, PICKED_YEARLY, payButton, paysHere, statusCard, testCheckout } from '#tests/support/browser/billing.ts'
import { heading } from '#tests/support/browser/test.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader } from './visitors.ts'

export const BILLING: Screen[] = [
  {
    place: 'Subscription',
    name: 'the plans, with what was picked before and the policy behind each promise',
    path: '/subscription',
    who: aFreeReader,
    remembers: PICKED_YEARLY,
    shows: (page) => page.getByText('You chose Pro, billed yearly'),
    prepare: async (page) => {
      for (const promise of TRUST) await page.getByText(promise, { exact: true }).click()
      await expect(payButton(page)).toBeVisible()
    },
  },
  {
    place: 'Subscription',
    name: 'the plans, with a year at once',
    path: '/subscription?for=community',
    who: aFreeReader,
    shows: (page) => page.getByText('The community is for Pro members.'),
    prepare: async (page) => {
      await page.getByRole('radio', { name: /^Yearly/ }).check()
    },
  },
  {
    place: 'Subscription',
    name: 'the test checkout, after a payment that failed',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: async (page) => {
      await payButton(page).click()
      await testCheckout(page).does('Simulate a failed payment')
      await expect(page.getByText('Nothing was charged')).toBeVisible()
    },
  },
  {
    place: 'Subscription',
    name: 'the plans, after a checkout that was left',
    loads: 'subscription',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: leavesCheckout,
  },
  {
    place: 'Subscription',
    name: 'the page that waits for a payment',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: async (page) => {
      await leavesCheckout(page)
      await page.getByRole('link', { name: /^I have paid/ }).click()
      await expect(heading(page, 'Waiting for your payment')).toBeVisible()
    },
  },
  {
    place: 'Subscription',
    name: 'the page after a payment',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: async (page) => {
      await paysHere(page)
      await expect(page.getByText('It renews on')).toBeVisible()
    },
  },
  {
    place: 'Subscription',
    name: 'the settings of somebody who pays, with a receipt',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: async (page) => {
      await paysHere(page)
      await page.goto('/settings/plan')
      await expect(statusCard(page).getByRole('heading', { name: 'Receipts' })).toBeVisible()
    },
  },
  {
    place: 'Subscription',
    name: 'the question whether to cancel',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: async (page) => {
      await paysHere(page)
      await page.goto('/settings/plan')
      await statusCard(page).getByRole('button', { name: 'Cancel subscription' }).click()
      await expect(page.getByRole('dialog', { name: 'Cancel your subscription?' })).toBeVisible()
    },
  },
  {
    place: 'Subscription',
    name: 'the page after a checkout that is not known',
    loads: 'checkout-return',
    path: '/subscription/return',
    who: aFreeReader,
    shows: (page) => heading(page, 'Checkout not found'),
    mishap: /status of 404/,
  },
  ...unready({
    place: 'Subscription',
    name: 'the plans',
    path: '/subscription',
    who: aFreeReader,
    reads: '**/api/billing/subscription',
  }),
]
