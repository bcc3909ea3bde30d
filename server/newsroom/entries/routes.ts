import { MAX_DETAILS } from '#contract/error-reply.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { ENTRY_GONE, REVISION_GONE } from '#contract/newsroom/entry-rules.ts'
import { unknownFields } from '#contract/newsroom/ingest.ts'
import { practiceCounts } from '#contract/newsroom/practice-counts.ts'
import { UNKNOWN_FIELD } from '#contract/newsroom/upload/upload-rules.ts'
import type { Routes } from '#server/context.ts'
import { articlesOf, entryBy, stateOf } from '#server/newsroom/shared/day-content.ts'
import { itemChanges, pairedItems } from '#server/newsroom/shared/in-news-changes.ts'
import { keyHabitsOf } from '#server/newsroom/shared/key-habits.ts'
import { practiceTexts } from '#server/newsroom/shared/practice-state.ts'
import { unnamedPlaces } from '#server/newsroom/shared/study-names.ts'
import { previewOf } from '#server/newsroom/shared/upload-form.ts'
import { keepPractice } from '#server/newsroom/translations/commands/keep-practice.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { withTickets } from '#server/reading/figures/commands/figure-ticket.ts'
import { findImages } from '#server/reading/figures/commands/find-images.ts'
import { assertStored } from '#server/reading/figures/commands/name-figures.ts'
import { itemsOf } from '#server/reading/shared/in-news-items.ts'
import { deleteEntry } from './commands/delete-entry.ts'
import { editArticle } from './commands/edit-article.ts'
import { editInNews } from './commands/edit-in-news.ts'
import { restoreVersion } from './commands/restore-version.ts'
import { setStatus } from './commands/set-status.ts'
import { audienceOf } from './queries/audience.ts'
import { contentAt, entryDetail, historyOf, lostWith, otherQuestions, passedDates } from './queries/entries.ts'
import { changesBetween, pairedByTitle } from './rules.ts'

export const entryRoutes: Routes = (app, context) => {
  serve(app, context, entries.compare, async ({ body }, { db, user, now, request }) => {
    const { publication_date, status } = body
    const images = await withTickets(db, await findImages(db, body.articles), user.sessionId, now)
    assertStored(
      body.articles,
      images.map(({ image_id }) => image_id),
      (index) => `articles[${index}]`,
    )
    const entry = await entryBy(db, { publication_date })
    const before = entry ? await articlesOf(db, entry.entry_id) : []
    const wanted = await keepPractice(db, before, pairedByTitle(before, body.articles))
    const known = entry ? await itemsOf(db, entry.entry_id) : []
    const changes = [...changesBetween(before, wanted), ...itemChanges(known, pairedItems(known, body.in_news))]
    const removed = changes.flatMap(({ change, article_id }) => (change === 'removed' && article_id ? [article_id] : []))
    const data = {
      entry: entry ? stateOf(entry) : null,
      changes,
      lost: await lostWith(db, removed),
      warnings: [
        ...unknownFields(request.body).map((path) => ({ path, message: UNKNOWN_FIELD })),
        ...body.articles.flatMap((article, place) =>
          unnamedPlaces(article).map(({ path, message }) => ({ path: `articles[${place}].${path}`, message })),
        ),
      ].slice(0, MAX_DETAILS),
      key_habits: keyHabitsOf(body.articles, await otherQuestions(db, publication_date)),
      preview: wanted.map((article) => previewOf(article, { publication_date, status }, images)),
      practice: wanted.map(({ upload }) => ({ ...practiceCounts(upload), texts: practiceTexts(upload) })),
    }
    return { data }
  })

  serve(app, context, entries.audience, async ({ query }, { db, now }) => ({ data: await audienceOf(db, query, now) }))

  serve(app, context, entries.passedDates, async (_, { db, now }) => ({ data: await passedDates(db, now) }))

  serve(app, context, entries.entry, async ({ params }, { db }) => {
    const data = await entryDetail(db, params.entryId)
    if (!data) throw new HttpError(404, ENTRY_GONE)
    return { data }
  })

  serve(app, context, entries.setStatus, async ({ params, body }, { db, user, now }) => ({
    data: await setStatus(db, params.entryId, body, user, now),
  }))

  serve(app, context, entries.editArticle, async ({ params, body }, { db, user, now }) => ({
    data: await editArticle(db, params.articleId, body, user, now),
  }))

  serve(app, context, entries.editInNews, async ({ params, body }, { db, user, now }) => ({
    data: await editInNews(db, params.entryId, body, user, now),
  }))

  serve(app, context, entries.remove, async ({ params, query }, { db, user, now }) => ({
    data: await deleteEntry(db, params.entryId, query, user, now),
  }))

  serve(app, context, entries.history, async ({ params, query }, { db }) => {
    const page = await historyOf(db, params.entryId, { before: query.before, limit: query.limit })
    if (page.data.length === 0 && query.before === undefined) throw new HttpError(404, ENTRY_GONE)
    return page
  })

  serve(app, context, entries.version, async ({ params: { entryId, revision } }, { db }) => {
    const then = await contentAt(db, entryId, revision)
    if (!then) throw new HttpError(404, REVISION_GONE)
    const articles = changesBetween(await articlesOf(db, entryId), then.articles)
    return { data: { revision, changes: [...articles, ...itemChanges(await itemsOf(db, entryId), then.items)] } }
  })

  serve(app, context, entries.restore, async ({ params, body }, { db, user, now }) => ({
    data: await restoreVersion(db, params.entryId, body, user, now),
  }))
}
