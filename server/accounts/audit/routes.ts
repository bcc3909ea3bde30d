import { audit } from '#contract/accounts/audit.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listAuditEntries } from './queries.ts'

export const auditRoutes: Routes = (app, context) => {
  serve(app, context, audit.list, ({ query }, { db }) => listAuditEntries(db, query))
}
