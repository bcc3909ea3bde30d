import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gauge } from 'prom-client'
import { subscriptions } from '#contract/billing/subscriptions.ts'
import type { AppContext, Routes } from '#server/context.ts'
import type { BillingDeps } from '#server/payments/payments.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import { applyPaymentEvent } from './commands/apply-payment-event.ts'
import { cancelSubscription, resumeSubscription } from './commands/cancel-subscription.ts'
import { createPortalUrl } from './commands/create-portal-url.ts'
import { getSubscription } from './commands/get-subscription.ts'
import { listReceipts } from './commands/list-receipts.ts'
import { startTrial } from './commands/start-trial.ts'
import { anomalies } from './queries.ts'

export const subscriptionRoutes: Routes = (app, context) => {
  const { db, queue, payments, settings } = context
  const deps: BillingDeps = { db, queue, payments, publicUrl: settings.publicUrl }

  serve(app, context, subscriptions.current, async (_, { user, now }) => ({ data: await getSubscription(deps, user, now) }))
  serve(app, context, subscriptions.receipts, async (_, { user }) => ({ data: await listReceipts(db, user.id) }))
  serve(app, context, subscriptions.startTrial, async (_, { user, ip, deviceId, now }) => {
    const visitor = { network: networkOf(ip), device: deviceId(), timeZone: user.timeZone }
    return { data: await startTrial(deps, user, { visitor, limits: settings.trials }, now) }
  })
  serve(app, context, subscriptions.cancel, async (_, { user, now }) => ({ data: await cancelSubscription(deps, user, now) }))
  serve(app, context, subscriptions.resume, async (_, { user, now }) => ({ data: await resumeSubscription(deps, user, now) }))
  serve(app, context, subscriptions.portal, async (_, { user, now }) => ({
    data: { url: await createPortalUrl(deps, user.id, now) },
  }))

  serveWebhook(app, context)
  measureAnomalies(context)
}

/** The signature covers raw bytes, so verify before parsing. */
function serveWebhook(app: FastifyInstance, context: AppContext): void {
  const { db, queue, payments } = context
  void app.register(async (app) => {
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    serve(app, context, subscriptions.webhook, async ({ params }, { request, reply, now }) => {
      const provider = payments.of(params.provider)
      if (!provider) throw new HttpError(404, 'Not found')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const message = await provider.open({ headers: request.headers, body })
      if (!message) throw new HttpError(401, 'The signature is not valid', { code: 'bad_signature' })
      const event = parseOr422(() => provider.read(message.id, JSON.parse(message.text)), request.log)
      if (event === 'unknown') return void reply.code(202)
      const outcome = await applyPaymentEvent({ db, queue, payments }, provider.name, event, now)
      const { id, type, subscriptionRef } = event
      if (outcome === 'flagged' || outcome === 'unmatched')
        request.log.warn(
          { reqId: request.id, provider: provider.name, event: id, type, subscription: subscriptionRef, outcome },
          'payment event set aside',
        )
    })
  })
}

/** Signed but undocumented: the error makes the provider retry; the log tells the operator. */
function parseOr422<T>(parse: () => T, log: FastifyRequest['log']): T {
  try {
    return parse()
  } catch (error) {
    const issues = (error as { issues?: { path: PropertyKey[]; code: string }[] }).issues ?? []
    log.warn({ at: issues.map(({ path, code }) => `${path.join('.')}: ${code}`) }, 'payment event cannot be read')
    throw new HttpError(422, 'The message is not as documented')
  }
}

function measureAnomalies({ db, metrics, measures }: AppContext): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [metrics] })
  const flagged = gauge('billing_events_flagged', 'Payment events that do not fit what was ordered')
  const unmatched = gauge('billing_events_unmatched', 'Payment events that match no checkout')
  const endings = gauge('billing_endings_waiting', 'Subscriptions that still have to be ended at the provider')
  const refunds = gauge('billing_refunds_waiting', 'Second payments that still have to be refunded at the provider')
  measures.push(async () => {
    const counts = await anomalies(db)
    flagged.set(counts.flagged)
    unmatched.set(counts.unmatched)
    endings.set(counts.endings)
    refunds.set(counts.refunds)
  })
}
