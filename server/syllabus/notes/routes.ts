import { notes } from '#contract/syllabus/notes.ts'
import type { Routes } from '#server/context.ts'
import { Attachment } from '#server/platform/http/reply.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addToReview } from './commands/add-to-review.ts'
import { deleteHighlight } from './commands/delete-highlight.ts'
import { saveHighlight } from './commands/save-highlight.ts'
import { EXPORT_FILES } from './queries/export-files.ts'
import { allHighlights, highlightsIn, highlightsOf } from './queries/highlights.ts'

export const noteRoutes: Routes = (app, context) => {
  serve(app, context, notes.list, ({ query }, { db, user }) => highlightsOf(db, user.id, query))

  serve(app, context, notes.ofArticle, async ({ params }, { db, user }) => ({
    data: await highlightsIn(db, user.id, params.articleId),
  }))

  serve(app, context, notes.save, async ({ params, body }, { db, user, now }) => ({
    data: await saveHighlight(db, user.id, params.highlightId, body, now),
  }))

  serve(app, context, notes.remove, ({ params }, { db, user }) => deleteHighlight(db, user.id, params.highlightId))

  serve(app, context, notes.download, async ({ query: { format, language, ...filter } }, { db, user }) => {
    const { name, type, textOf } = EXPORT_FILES[format]
    return new Attachment(name, type, textOf(await allHighlights(db, user.id, filter), language))
  })

  serve(app, context, notes.toReview, async ({ body }, { db, user, now }) => ({
    data: await addToReview(db, user, body.highlight_ids, now),
  }))
}
