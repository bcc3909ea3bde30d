import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { DEFAULT_PRICES } from '#contract/billing/billing-rules.ts'
import { pricingTexts, withPrices } from '#server/billing/checkout/rules.ts'
import { splitGst } from '#server/billing/subscriptions/rules.ts'
import { billingFixture, HOUR, payment, refund, subscriptionUpdate } from '#tests/support/fixtures/billing.ts'
import { testApp } from '#tests/support/server/app.ts'

const RUPEES = { monthly: { amount: 14900, currency: 'INR' }, yearly: { amount: 134000, currency: 'INR' } }
const app = testApp({
  BILLING_PROVIDER: 'test',
  BILLING_PRICE_MONTHLY: '149 INR',
  BILLING_PRICE_YEARLY: '1340 INR',
  GSTIN: '27AAPFU0939F1ZV',
  GST_PLACE: '27 Maharashtra',
})
const desk = billingFixture(app)

const inRupees = (amount: number) => ({
  seen: subscriptionUpdate('monthly', 'active', app.now, { amount, currency: 'INR' }),
  paid: (ref: string) => payment('monthly', ref, { total: amount, currency: 'INR' }),
})

describe('prices in rupees', () => {
  test('are what the plan cards, the order, the receipt, the email and the export say', async () => {
    const reader = await app.person()
    expect((await desk.subscription(reader)).prices).toEqual(RUPEES)
    const begun = await desk.begun(reader)
    const { seen, paid } = inRupees(14900)
    await desk.tell(begun, seen)
    await desk.tell(begun, paid(`${begun.subscription}_1`))
    expect((await desk.subscription(reader)).price).toEqual(RUPEES.monthly)
    const [receipt] = await desk.receipts(reader)
    expect(receipt.total).toEqual(RUPEES.monthly)
    await app.runJobs()
    expect(app.mails.at(-1)?.text).toContain('We have received ₹149.00 for Pro.')
    const reply = await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })
    expect(reply.json().data.data.billing.receipts[0]).toMatchObject({ total: 14900, currency: 'INR', gst: { tax: 2273 } })
    await desk.tell(begun, refund(`${begun.subscription}_1`, 14900, true))
    expect((await desk.receipts(reader))[0]).toMatchObject({ status: 'refunded', refunded: 14900, total: RUPEES.monthly })
  })

  test('a changed price applies to new orders only: open checkouts and renewals keep what was agreed', async () => {
    const [reader, later] = [await app.person(), await app.person()]
    const begun = await desk.begun(reader)
    const old = inRupees(14900)
    const { prices } = app.payments
    try {
      app.payments.prices = { monthly: { amount: 19900, currency: 'INR' }, yearly: { amount: 180000, currency: 'INR' } }
      await desk.tell(begun, old.seen)
      await desk.tell(begun, old.paid(`${begun.subscription}_1`))
      app.pass(HOUR)
      await desk.tell(begun, old.paid(`${begun.subscription}_2`))
      const shown = await desk.subscription(reader)
      expect([shown.state, shown.price, shown.prices.monthly.amount]).toEqual(['active', RUPEES.monthly, 19900])
      expect(await desk.receipts(reader)).toHaveLength(2)
      const dearer = await desk.begun(later)
      await desk.tell(dearer, inRupees(14900).seen)
      await desk.tell(dearer, inRupees(14900).paid('cheap'))
      expect([await desk.checkoutStatus(dearer), await desk.role(later)]).toEqual(['flagged', 'free'])
    } finally {
      app.payments.prices = prices
    }
  })

  test('are named on the pricing page instead of the dollars of members', () => {
    expect(pricingTexts(RUPEES)).toMatchObject({ monthly: '₹149', yearly: '₹1,340', month: '₹111.67', less: ', 25% less' })
    expect(pricingTexts(DEFAULT_PRICES)).toBeNull()
  })

  test('are named in the document of the application, so that they need not be asked for', () => {
    const document = '<head><title>App</title></head>'
    expect(withPrices(document, RUPEES)).toContain('<meta name="prices" content="14900 134000 INR">')
    expect(withPrices(document, DEFAULT_PRICES)).toBe(document)
  })
})

describe('GST on a receipt', () => {
  test('is split from the amount so that the parts add up, and stays as it was when the settings change', async () => {
    const reader = await app.person()
    const begun = await desk.begun(reader)
    const { seen, paid } = inRupees(14900)
    await desk.tell(begun, seen)
    await desk.tell(begun, paid(`${begun.subscription}_1`))
    const note = { gstin: '27AAPFU0939F1ZV', percent: 18, place: '27 Maharashtra', taxable: 12627, tax: 2273 }
    expect((await desk.receipts(reader))[0]).toMatchObject({ tax: 0, gst: note })
    const { gst } = app.payments
    try {
      app.payments.gst = null
      await desk.tell(begun, paid(`${begun.subscription}_2`))
      const receipts = await desk.receipts(reader)
      expect(receipts.map((receipt: { gst: unknown }) => receipt.gst)).toEqual(expect.arrayContaining([note, null]))
    } finally {
      app.payments.gst = gst
    }
  })

  test('is not stated when the payment service states its own tax', async () => {
    const reader = await app.person()
    const begun = await desk.begun(reader)
    await desk.tell(begun, inRupees(14900).seen)
    await desk.tell(begun, payment('monthly', 'with-tax', { total: 17582, tax: 2682, currency: 'INR' }))
    expect((await desk.receipts(reader))[0]).toMatchObject({ tax: 2682, gst: null })
  })

  test.each([18, 12.5, 5, 0.25, 0])('at %d percent never loses a paisa', (percent) => {
    for (let total = 1; total < 3000; total += 7) {
      const { taxable, tax } = splitGst(total, percent)
      expect(taxable + tax).toBe(total)
      expect(Math.abs(tax - (total * percent) / (100 + percent))).toBeLessThanOrEqual(0.5)
    }
  })
})
