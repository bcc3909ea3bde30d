import { audit } from '#contract/audit.ts'
import type { Routes } from '#server/platform/context.ts'
import { serve } from '#server/platform/serve.ts'
import { auditedActs } from './queries.ts'

export const auditRoutes: Routes = (app, context) => {
  serve(app, context, audit.list, ({ query }, { db }) => auditedActs(db, query))
}
