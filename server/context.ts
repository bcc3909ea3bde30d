import type { FastifyInstance } from 'fastify'
import type { Engines } from './engines/engines.ts'
import type { Payments } from './payments/payments.ts'
import type { ServerContext } from './platform/http/context.ts'

export interface AppContext extends ServerContext {
  engines: Engines
  payments: Payments
  /** The built files of the page. */
  webFolder: string
}

export type Routes = (app: FastifyInstance, context: AppContext) => void
