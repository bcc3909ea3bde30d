import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gauge } from 'prom-client'
import { BILLING_SENTENCES } from '#contract/billing/billing-rules.ts'
import { billing } from '#contract/billing/checkout.ts'
import { serveTestCheckoutStyle, testCheckoutPage } from '#server/billing/providers/test-checkout-page.ts'
import { TEST_ACTS, type TestAct } from '#server/billing/providers/test-payments.ts'
import { anomalies, applyPaymentEvent, receiptsFor, standingOf } from '#server/billing/subscriptions/commands.ts'
import type { AppContext, Routes } from '#server/context.ts'
import { ExternalServiceError } from '#server/platform/http/external-call.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { Page, Redirect } from '#server/platform/http/reply.ts'
import { serve } from '#server/platform/http/serve.ts'
import * as commands from './commands.ts'
import { testCheckoutView } from './gateway.ts'
import { checkoutStatusOf, testSession } from './queries.ts'
import { returnPath } from './rules.ts'

export const billingRoutes: Routes = (app, context) => {
  const { db, queue, payments, settings } = context
  const till: commands.BillingDeps = { db, queue, payments, publicUrl: settings.publicUrl }

  serve(app, context, billing.subscription, async (_, { user, now }) => ({
    data: await commands.subscriptionOf(till, user, now),
  }))

  serve(app, context, billing.receipts, async (_, { user }) => ({ data: await receiptsFor(db, user.id) }))

  serve(app, context, billing.checkout, async ({ body }, { user, now }) => ({
    data: await commands.beginCheckout(till, user, body.cycle, settings.allowances.checkouts, now),
  }))

  serve(app, context, billing.checkoutStatus, async ({ params }, { user, now }) => {
    const data = await checkoutStatusOf(db, user.id, params.checkoutId, now)
    if (!data) throw new HttpError(404, BILLING_SENTENCES.checkoutNotFound)
    return { data }
  })

  serve(app, context, billing.startTrial, async (_, { user, now }) => ({ data: await commands.startTrial(till, user, now) }))
  serve(app, context, billing.cancel, async (_, { user, now }) => ({ data: await commands.cancel(till, user, now) }))
  serve(app, context, billing.resume, async (_, { user, now }) => ({ data: await commands.resume(till, user, now) }))
  serve(app, context, billing.portal, async (_, { user, now }) => ({ data: { url: await commands.portalUrl(till, user, now) } }))

  webhookRoute(app, context)
  testCheckoutRoutes(app, context)
  measureOddities(context)
}

/** What is signed is the bytes that came, so nothing reads them before. */
function webhookRoute(app: FastifyInstance, context: AppContext): void {
  const { db, queue, payments } = context
  void app.register(async (app) => {
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    serve(app, context, billing.webhook, async ({ params }, { request, reply, now }) => {
      const provider = payments.of(params.provider)
      if (!provider) throw new HttpError(404, 'Not found')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const message = await provider.open({ headers: request.headers, body })
      if (!message) throw new HttpError(401, 'The signature is not valid', { code: 'bad_signature' })
      const event = readOrRefuse(() => provider.read(message.id, JSON.parse(message.text)), request.log)
      if (event === 'unknown') return void reply.code(202)
      const outcome = await applyPaymentEvent(db, queue, provider.name, event, now)
      const { id, type, subscriptionRef } = event
      if (outcome === 'flagged' || outcome === 'unmatched')
        request.log.warn(
          { provider: provider.name, event: id, type, subscription: subscriptionRef, outcome },
          'payment event set aside',
        )
    })
  })
}

/** Signed, and yet not as documented: the provider goes on sending it, and whoever runs this reads of it. */
function readOrRefuse<T>(read: () => T, log: FastifyRequest['log']): T {
  try {
    return read()
  } catch (error) {
    const issues = (error as { issues?: { path: PropertyKey[]; code: string }[] }).issues ?? []
    log.warn({ at: issues.map(({ path, code }) => `${path.join('.')}: ${code}`) }, 'payment event cannot be read')
    throw new HttpError(422, 'The message is not as documented')
  }
}

function testCheckoutRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, payments } = context
  const find = async (session: string, now: Date) => {
    const found = payments.test ? await testSession(db, session, now) : undefined
    if (!found || !payments.test) throw new HttpError(404, BILLING_SENTENCES.checkoutNotFound)
    const { shown } = await standingOf(db, found.userId, now)
    return { ...found, test: payments.test, state: found.isPaid ? shown.state : null }
  }
  if (payments.test) serveTestCheckoutStyle(app)

  serve(
    app,
    context,
    billing.testCheckout,
    async ({ params }, { now }) => new Page(testCheckoutPage(testCheckoutView(await find(params.session, now)))),
  )

  void app.register(async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, { act: new URLSearchParams(body as string).get('act') }),
    )
    serve(app, context, billing.testCheckoutAct, async ({ params }, { request, now }) => {
      const found = await find(params.session, now)
      const act = (request.body as { act?: unknown } | null | undefined)?.act
      const isOffered = TEST_ACTS.includes(act as TestAct) && testCheckoutView(found).acts.includes(act as TestAct)
      if (isOffered && !(await isTold(found.test.act(params.session, act as TestAct, now))))
        return new Page(testCheckoutPage({ ...testCheckoutView(found), said: NOT_TOLD }))
      return new Redirect(act === 'pay' ? returnPath(found.checkoutId) : `/billing/test-checkout/${params.session}`)
    })
  })
}

const NOT_TOLD = { tone: 'bad', text: 'The message about it could not be delivered. Please try again in a moment.' } as const

/** A browser that posts a form is shown a page, whatever happens. */
const isTold = (telling: Promise<void>): Promise<boolean> =>
  telling.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ExternalServiceError) return false
      throw error
    },
  )

function measureOddities({ db, metrics, measures }: AppContext): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [metrics] })
  const flagged = gauge('billing_events_flagged', 'Payment events that do not fit what was ordered')
  const unmatched = gauge('billing_events_unmatched', 'Payment events that belong to no checkout of ours')
  const endings = gauge('billing_endings_waiting', 'Subscriptions that still have to be ended at the provider')
  measures.push(async () => {
    const odd = await anomalies(db)
    flagged.set(odd.flagged)
    unmatched.set(odd.unmatched)
    endings.set(odd.endings)
  })
}
