import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isMigrated } from '#server/db/migrate.ts'
import type { ServerContext } from '#server/platform/http/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { productVersion } from '#server/platform/version.ts'
import { machineMetrics } from './process-metrics.ts'

export function serveHealth(app: FastifyInstance, context: ServerContext): void {
  const version = productVersion()
  app.get('/healthz', async () => ({ status: 'ok', version }))

  let migrated = false
  app.get('/readyz', async () => {
    migrated ||= await isMigrated(context.db)
    if (!migrated) throw new HttpError(503, 'Migrations are missing', { retryAfter: 5 })
    await sql`select 1`.execute(context.db)
    return { status: 'ready' }
  })

  const registry = new Registry()
  const ofMachine = machineMetrics(registry)
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const shedRequests = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused by load shedding',
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isShed) shedRequests.inc()
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    )
    done()
  })
  measureJobs(context)
  app.get('/metrics', async (request, reply) => {
    // A proxy on this machine also calls from the loopback address.
    const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
    if (!context.settings.metricsPublic && (isForwarded || !isLoopback(request.socket.remoteAddress ?? '')))
      throw new HttpError(404, 'Not found')
    // Without the database the last figures are sent.
    await Promise.allSettled(context.measures.map((measure) => measure()))
    return reply.type(registry.contentType).send(`${await ofMachine()}\n${await context.metrics.metrics()}`)
  })
}

const isLoopback = (ip: string) => ip === '::1' || /^(::ffff:)?127\./.test(ip)

function measureJobs({ metrics, measures, queue }: ServerContext): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['queue'], registers: [metrics] })
  const waiting = gauge('jobs_waiting', 'Jobs that are due and not yet begun')
  const running = gauge('jobs_running', 'Jobs in work')
  const oldest = gauge('jobs_oldest_seconds', 'How long the longest waiting job has been due')
  const failed = new Gauge({ name: 'jobs_failed', help: 'Jobs that were given up', registers: [metrics] })
  measures.push(async () => {
    const [depths, given] = await Promise.all([queue.depths(), queue.failed()])
    for (const one of [waiting, running, oldest]) one.reset()
    for (const depth of depths) {
      waiting.set({ queue: depth.name }, depth.waiting)
      running.set({ queue: depth.name }, depth.running)
      oldest.set({ queue: depth.name }, depth.oldest)
    }
    failed.set(given.length)
  })
}
