import { archive } from '#contract/reading/archive.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { archivedArticles } from './queries.ts'

export const archiveRoutes: Routes = (app, context) => {
  serve(app, context, archive.list, ({ query }, { db, user }) => archivedArticles(db, user.id, query))
}
