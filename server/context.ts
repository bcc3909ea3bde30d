import type { FastifyInstance } from 'fastify'
import type { Payments } from './billing/providers/payments.ts'
import type { Engines } from './newsroom/engines/engines.ts'
import type { ServerContext } from './platform/http/context.ts'

/** What the routes of every feature are given. */
export interface AppContext extends ServerContext {
  engines: Engines
  payments: Payments
}

/** Registers the routes of one feature. */
export type Routes = (app: FastifyInstance, context: AppContext) => void
