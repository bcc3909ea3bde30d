import { expect, type Page } from '@playwright/test'
import type { Person } from './people.ts'
import type { E2eServer } from './server.ts'

/** Stored by the pricing page. */
export const PICKED_YEARLY = {
  selectedPlan: JSON.stringify({ planName: 'Pro', price: 1.5, billingCycle: 'yearly', features: ['Voice AI integration'] }),
}

export const planCard = (page: Page) => page.getByRole('region', { name: 'Pro', exact: true })
export const statusCard = (page: Page) => page.getByRole('region', { name: 'Subscription status' })
export const payButton = (page: Page) => planCard(page).getByRole('button', { name: /^(Pay now|Get Pro): / })

export const testCheckout = (page: Page) => ({
  isOpen: () => expect(page.getByRole('heading', { name: 'UPSC Current Catalyst Pro' })).toBeVisible(),
  pays: () => page.getByRole('button', { name: /^(Pay|Try again: pay) / }).click(),
  does: (label: string) => page.getByRole('button', { name: label, exact: true }).click(),
})

export async function leavesCheckout(page: Page): Promise<void> {
  await payButton(page).click()
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await expect(page.getByText('You left the payment page')).toBeVisible()
}

export async function paysHere(page: Page): Promise<void> {
  await payButton(page).click()
  await testCheckout(page).pays()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on Pro' })).toBeVisible()
}

/** Without a browser. @returns further actions of the test checkout */
export async function pays(server: E2eServer, as: Person, cycle: 'monthly' | 'yearly' = 'monthly') {
  const { data } = await server.call<{ data: { url: string; checkout_id: string } }>('POST', '/api/billing/checkout', {
    as,
    body: { cycle },
  })
  const act = async (act: 'pay' | 'decline' | 'renew' | 'fail' | 'end' | 'refund') => {
    const reply = await fetch(new URL(data.url, server.url), {
      method: 'POST',
      body: new URLSearchParams({ act }),
      redirect: 'manual',
    })
    expect([302, 303]).toContain(reply.status)
  }
  await act('pay')
  return { act, checkoutId: data.checkout_id }
}
