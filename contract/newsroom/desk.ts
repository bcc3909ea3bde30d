import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Article } from '#contract/reading/articles.ts'
import { Day, Id, Moment, prose, Revision } from '#contract/text.ts'
import { CHOSEN_STATES, COMMENT_GONE, DESK_VERSION_GONE, DRAFT_GONE, HOLD_ACTIONS, MAX_DESK_DAYS } from './desk/desk-rules.ts'
import {
  Changes,
  count,
  Draft,
  Fields,
  Hold,
  ListedDraft,
  Mistakes,
  Person,
  Plan,
  SectionName,
  Version,
} from './desk/desk-shapes.ts'
import { EntryState } from './entries.ts'
import { MAX_UPLOAD_BYTES } from './ingest.ts'

const draft = { params: z.object({ draftId: Id }), notFound: DRAFT_GONE }
const ofDay = z.object({ day: Day })

export const desk = {
  list: endpoint('GET /api/admin/desk', 'admin', {
    summary: `Days in preparation with their drafts, and the ideas without a day; at most ${MAX_DESK_DAYS} days`,
    query: z
      .object({ from: Day, to: Day })
      .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MAX_DESK_DAYS * 86_400_000, {
        path: ['to'],
        error: `to must be at most ${MAX_DESK_DAYS} days after from`,
      }),
    reply: data(
      z.object({
        drafts: z.array(ListedDraft),
        entries: z.array(EntryState.extend({ articles: count })),
        ideas: z.array(ListedDraft),
        people: z.array(Person),
      }),
    ),
  }),
  plan: endpoint('POST /api/admin/desk/drafts', 'admin', {
    summary: 'Plan an article, note an idea (without a day), or begin the items in the news of a day',
    body: z.object({
      kind: z.enum(['article', 'in_news'], { error: 'kind must be "article" or "in_news"' }).default('article'),
      title: Plan.title,
      day: Plan.day.default(null),
      note: Plan.note.default(''),
      syllabus: Plan.syllabus.default([]),
      assignee_id: Plan.assignee_id.default(null),
    }),
    reply: data(z.object({ draft_id: Id })),
  }),
  read: endpoint('GET /api/admin/desk/drafts/:draftId', 'admin', {
    summary: 'A draft: its sections (those saved after the revision `after`), who holds which, and its comments',
    ...draft,
    query: z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) }),
    reply: data(Draft),
  }),
  replan: endpoint('PUT /api/admin/desk/drafts/:draftId/plan', 'admin', {
    summary: 'Change the working title, day, person, note or lines of the syllabus of a draft',
    ...draft,
    body: z.object(Plan),
    reply: Done,
  }),
  order: endpoint('PUT /api/admin/desk/days/:day/order', 'admin', {
    summary: 'Set the order of the articles of a day in preparation',
    params: ofDay,
    body: z.object({
      draft_ids: boundedList(Id, { max: 50, error: 'draft_ids must be a list', tooMany: 'A day can have at most 50 drafts' }),
    }),
    reply: Done,
  }),
  setState: endpoint('PUT /api/admin/desk/drafts/:draftId/state', 'admin', {
    summary: 'Say that a draft is ready for review, approve it after the checks of the upload, or take it back to writing',
    ...draft,
    rate: 'heavy',
    body: z.object({ state: z.enum(CHOSEN_STATES, { error: `state must be one of: ${CHOSEN_STATES.join(', ')}` }) }),
    reply: Done,
  }),
  remove: endpoint('DELETE /api/admin/desk/drafts/:draftId', 'admin', {
    summary: 'Delete a draft with its versions and comments',
    ...draft,
    reply: Done,
  }),
  save: endpoint('PUT /api/admin/desk/drafts/:draftId/sections', 'admin', {
    summary: 'Save sections of a draft, all or none. Refused where somebody else holds one or has changed it since',
    ...draft,
    bodyLimit: MAX_UPLOAD_BYTES,
    body: z.object({ changes: Changes }),
    reply: data(z.object({ revision: Revision })),
  }),
  hold: endpoint('PUT /api/admin/desk/drafts/:draftId/holds/:section', 'admin', {
    summary: 'Take a section to write in it, ask for one that somebody else holds, hand it over, keep it, or release it',
    params: z.object({ draftId: Id, section: SectionName }),
    notFound: DRAFT_GONE,
    body: z.object({ action: z.enum(HOLD_ACTIONS, { error: `action must be one of: ${HOLD_ACTIONS.join(', ')}` }) }),
    reply: data(z.object({ holds: z.array(Hold) })),
  }),
  versions: endpoint('GET /api/admin/desk/drafts/:draftId/versions', 'admin', {
    summary: 'The versions of a draft, newest first: who changed which sections',
    ...draft,
    reply: data(z.array(Version)),
  }),
  version: endpoint('GET /api/admin/desk/drafts/:draftId/versions/:number', 'admin', {
    summary: 'The sections of a draft as they were after a version',
    params: z.object({ draftId: Id, number: z.coerce.number().pipe(Revision) }),
    notFound: DESK_VERSION_GONE,
    reply: data(z.object({ number: count, sections: z.array(z.object({ section: SectionName, fields: Fields })) })),
  }),
  comment: endpoint('POST /api/admin/desk/drafts/:draftId/comments', 'admin', {
    summary: 'Comment on a passage of a draft',
    ...draft,
    body: z.object({
      section: SectionName,
      quote: z.string().trim().max(500, { error: 'A quotation can have at most 500 characters' }).default(''),
      text: prose(4000, 'A comment'),
    }),
    reply: data(z.object({ comment_id: Id })),
  }),
  closeComment: endpoint('PUT /api/admin/desk/comments/:commentId', 'admin', {
    summary: 'Close a comment, or open it again',
    params: z.object({ commentId: Id }),
    notFound: COMMENT_GONE,
    body: z.object({ is_closed: z.boolean({ error: 'is_closed must be true or false' }) }),
    reply: Done,
  }),
  preview: endpoint('GET /api/admin/desk/drafts/:draftId/preview', 'admin', {
    summary: 'A draft as a Pro member would read it, without what is not valid yet, and what the upload would refuse',
    ...draft,
    reply: data(z.object({ article: Article.nullable(), mistakes: Mistakes })),
  }),
  upload: endpoint('GET /api/admin/desk/days/:day/upload', 'admin', {
    summary: 'The drafts of a day as the JSON of an upload',
    params: ofDay,
    reply: data(z.record(z.string(), z.unknown())),
  }),
  handOver: endpoint('POST /api/admin/desk/days/:day/publish', 'admin', {
    summary: 'Make the day of its approved drafts: published, scheduled, or a draft. A day that exists gets them in addition',
    params: ofDay,
    rate: 'heavy',
    body: z.object({
      status: z.enum(['published', 'draft'], { error: 'status must be "published" or "draft"' }),
      scheduled_for: Moment.nullable().default(null),
    }),
    reply: data(EntryState),
  }),
}
