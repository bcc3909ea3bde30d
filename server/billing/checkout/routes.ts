import type { FastifyInstance } from 'fastify'
import { BILLING_SENTENCES } from '#contract/billing/billing-rules.ts'
import { checkout } from '#contract/billing/checkout.ts'
import { serveTestCheckoutStyle, testCheckoutPage } from '#server/billing/providers/test-checkout-page.ts'
import { testCheckoutView } from '#server/billing/providers/test-checkout-view.ts'
import { getSubscriptionState } from '#server/billing/subscriptions/commands/get-subscription.ts'
import type { AppContext, Routes } from '#server/context.ts'
import type { BillingDeps } from '#server/payments/payments.ts'
import { TEST_ACTIONS } from '#server/payments/test-payments.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { interfaceLanguage } from '#server/platform/http/interface-language.ts'
import { Page, Redirect } from '#server/platform/http/reply.ts'
import { serve } from '#server/platform/http/serve.ts'
import { createCheckout } from './commands/create-checkout.ts'
import { checkoutStatusOf, testSession } from './queries.ts'
import { returnPath } from './rules.ts'

export const checkoutRoutes: Routes = (app, context) => {
  const { db, queue, payments, settings } = context
  const deps: BillingDeps = { db, queue, payments, publicUrl: settings.publicUrl }

  serve(app, context, checkout.create, async ({ body }, { user, now }) => ({
    data: await createCheckout(deps, user, body.cycle, settings.allowances.checkouts, now),
  }))

  serve(app, context, checkout.status, async ({ params }, { user, now }) => {
    const data = await checkoutStatusOf(db, user.id, params.checkoutId, now)
    if (!data) throw new HttpError(404, BILLING_SENTENCES.checkoutNotFound)
    return { data }
  })

  serveTestCheckout(app, context)
}

function serveTestCheckout(app: FastifyInstance, context: AppContext): void {
  const { payments, webFolder } = context
  if (payments.test) serveTestCheckoutStyle(app, webFolder)

  serve(app, context, checkout.testPage, async ({ params }, { request, now }) => {
    const view = testCheckoutView(await findTestSession(context, params.session, now))
    return new Page(testCheckoutPage(view, interfaceLanguage(request.headers)))
  })

  void app.register(async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, { act: new URLSearchParams(body as string).get('act') }),
    )
    serve(app, context, checkout.testAction, async ({ params }, { request, now }) => {
      const session = await findTestSession(context, params.session, now)
      const view = testCheckoutView(session)
      const action = TEST_ACTIONS.find((one) => one === (request.body as { act?: unknown } | null | undefined)?.act)
      if (action && view.actions.includes(action) && !(await isDelivered(session.test.act(params.session, action, now))))
        return new Page(testCheckoutPage({ ...view, message: NOT_DELIVERED }, interfaceLanguage(request.headers)))
      return new Redirect(action === 'pay' ? returnPath(session.checkoutId) : `/billing/test-checkout/${params.session}`)
    })
  })
}

async function findTestSession({ db, payments }: AppContext, ref: string, now: Date) {
  const session = payments.test ? await testSession(db, ref, now) : undefined
  if (!session || !payments.test) throw new HttpError(404, BILLING_SENTENCES.checkoutNotFound)
  const state = session.isPaid ? await getSubscriptionState(db, session.userId, now) : null
  return { ...session, test: payments.test, state }
}

const NOT_DELIVERED = { tone: 'bad', text: 'notDelivered' } as const

/** Browsers get a page even if the webhook fails. */
const isDelivered = (delivery: Promise<void>): Promise<boolean> =>
  delivery.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ExternalServiceError) return false
      throw error
    },
  )
