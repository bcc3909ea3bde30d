import { DESK_VERSION_GONE, MAX_DESK_IDEAS } from '#contract/newsroom/desk/desk-rules.ts'
import { desk } from '#contract/newsroom/desk.ts'
import type { Routes } from '#server/context.ts'
import { stateOf } from '#server/newsroom/shared/day-content.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addComment } from './commands/add-comment.ts'
import { closeComment } from './commands/close-comment.ts'
import { handOver } from './commands/hand-over.ts'
import { holdSection } from './commands/hold-section.ts'
import { orderDrafts } from './commands/order-drafts.ts'
import { planDraft } from './commands/plan-draft.ts'
import { previewDraft } from './commands/preview-draft.ts'
import { removeDraft } from './commands/remove-draft.ts'
import { replanDraft } from './commands/replan-draft.ts'
import { saveSections } from './commands/save-sections.ts'
import { setState } from './commands/set-state.ts'
import { uploadOf } from './queries/day-upload.ts'
import { draftRow, draftsBetween, editors, entriesBetween, ideas } from './queries/listed-drafts.ts'
import { holdsOf, openDraft } from './queries/open-draft.ts'
import { sectionsAt, versionsOf } from './queries/versions.ts'

export const deskRoutes: Routes = (app, context) => {
  const { needsSecondApproval, namesMachineDrafts } = context.settings

  serve(app, context, desk.list, async ({ query: { from, to } }, { db }) => ({
    data: {
      drafts: await draftsBetween(db, from, to),
      entries: (await entriesBetween(db, from, to)).map(({ articles, ...entry }) => ({
        ...stateOf({ ...entry, status: entry.status as 'published' | 'draft' }),
        articles: articles ?? 0,
      })),
      ideas: await ideas(db, MAX_DESK_IDEAS),
      people: await editors(db),
    },
  }))

  serve(app, context, desk.plan, async ({ body }, { db, user, now }) => ({ data: await planDraft(db, body, user, now) }))

  serve(app, context, desk.read, async ({ params: { draftId }, query }, { db, user, now }) => {
    const { writer_id, ...draft } = await openDraft(db, draftId, query.after, now)
    return { data: { ...draft, needs_another_person: needsSecondApproval && writer_id === user.id } }
  })

  serve(app, context, desk.replan, ({ params, body }, { db, now }) => replanDraft(db, params.draftId, body, now))

  serve(app, context, desk.order, ({ params, body }, { db }) => orderDrafts(db, params.day, body.draft_ids))

  serve(app, context, desk.setState, ({ params, body }, { db, user, now }) =>
    setState(db, params.draftId, body.state, needsSecondApproval, user, now),
  )

  serve(app, context, desk.remove, ({ params }, { db, user, now }) => removeDraft(db, params.draftId, user, now))

  serve(app, context, desk.save, async ({ params, body }, { db, user, now }) => ({
    data: await saveSections(db, params.draftId, body.changes, user, now),
  }))

  serve(app, context, desk.hold, async ({ params, body }, { db, user, now }) => {
    await holdSection(db, params.draftId, params.section, body.action, user, now)
    return { data: { holds: await holdsOf(db, params.draftId, now) } }
  })

  serve(app, context, desk.versions, async ({ params }, { db }) => {
    await draftRow(db, params.draftId)
    return { data: await versionsOf(db, params.draftId) }
  })

  serve(app, context, desk.version, async ({ params: { draftId, number } }, { db }) => {
    const sections = await sectionsAt(db, draftId, number)
    if (!sections) throw new HttpError(404, DESK_VERSION_GONE)
    return { data: { number, sections } }
  })

  serve(app, context, desk.comment, async ({ params, body }, { db, user, now }) => ({
    data: await addComment(db, params.draftId, body, user, now),
  }))

  serve(app, context, desk.closeComment, ({ params, body }, { db, user, now }) =>
    closeComment(db, params.commentId, body.is_closed, user, now),
  )

  serve(app, context, desk.preview, async ({ params: { draftId } }, { db, user, now }) => ({
    data: await previewDraft(db, draftId, user.sessionId, now),
  }))

  serve(app, context, desk.upload, async ({ params }, { db }) => ({ data: { ...(await uploadOf(db, params.day)) } }))

  serve(app, context, desk.handOver, async ({ params, body }, { db, user, now }) => ({
    data: await handOver(db, params.day, { ...body, namesMachineDrafts }, user, now),
  }))
}
