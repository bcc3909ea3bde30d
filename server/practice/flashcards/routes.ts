import { FLASHCARDS_NOT_FOUND, flashcards } from '#contract/practice/flashcards.ts'
import { can } from '#contract/roles.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { flashcardsOf } from './queries.ts'

export const flashcardRoutes: Routes = (app, context) => {
  serve(app, context, flashcards.byArticle, async ({ params }, { db, user }) => {
    const found = await flashcardsOf(db, params.articleId)
    if (!found || !(found.isPublished || can(user.role, 'admin'))) throw new HttpError(404, FLASHCARDS_NOT_FOUND)
    return { data: found.set }
  })
}
