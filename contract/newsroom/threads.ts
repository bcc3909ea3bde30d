import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { byTarget, LANGUAGES, TARGETS_IN_WORDS } from '#contract/languages.ts'
import { Source } from '#contract/reading/provenance.ts'
import { Day, Id, prose } from '#contract/text.ts'
import * as m from '#messages/contract/reading.ts'

export const MAX_THREADS = 300
export const MAX_THREAD_ARTICLES = 30
export const THREAD_TEXT = { title: 120, description: 400 }

export const THREAD_NOT_FOUND = m.threadNotFound
export const TOO_MANY_THREADS = `There can be at most ${MAX_THREADS} threads`
export const UNKNOWN_THREAD_ARTICLE = 'An article of this thread no longer exists. Remove it and save again'

/** English if not translated. */
const Text = z.object({ lang: z.enum(LANGUAGES), value: z.string() })
export type ThreadText = z.infer<typeof Text>

const count = z.number().int().min(0)

const ListedThread = z.object({
  thread_id: Id,
  title: Text,
  description: Text,
  /** Published ones. */
  articles: count,
  newest_day: Day,
})
export type ListedThread = z.infer<typeof ListedThread>

const source = Source.pick({ publisher: true, url: true }).nullable()

const TimelineEvent = z.object({
  /** `2023`, `2023-09` or `2023-09-22`; null without a year. */
  date: z.string().nullable(),
  /** A line of history begins with its date as written. */
  kind: z.enum(['history', 'since_then']),
  text: Text,
  source,
  article_id: Id,
})
export type TimelineEvent = z.infer<typeof TimelineEvent>

const ThreadArticle = z.object({
  article_id: Id,
  title: Text,
  publication_date: Day,
  gs_paper_category: z.string(),
  reading_minutes: count,
  facts: z.array(z.object({ sentence: Text, value: z.string(), date: Day, source })),
  must_know: z.array(Text),
})
export type ThreadArticle = z.infer<typeof ThreadArticle>

const Thread = z.object({
  thread_id: Id,
  title: Text,
  description: Text,
  /** Published ones, in the editor's order. */
  articles: z.array(ThreadArticle),
  /** Earliest first. */
  timeline: z.array(TimelineEvent),
  question_count: count,
})
export type Thread = z.infer<typeof Thread>

const title = prose(THREAD_TEXT.title, 'The title')
const description = prose(THREAD_TEXT.description, 'The description')

/** As stored: both texts of a language are optional. */
const Translated = z.strictObject(
  byTarget(() => z.strictObject({ title: title.optional(), description: description.optional() }).optional()),
  { error: `translated must be an object with ${TARGETS_IN_WORDS}` },
)
export type ThreadTranslations = z.output<typeof Translated>

const articleIds = boundedList(z.uuid({ error: 'article_ids must be ids of articles' }).toLowerCase(), {
  max: MAX_THREAD_ARTICLES,
  error: 'article_ids must be a list of ids of articles',
  tooMany: `A thread has at most ${MAX_THREAD_ARTICLES} articles`,
})

const SavedThread = z.strictObject(
  {
    title,
    description,
    translated: Translated.default({}),
    /** The whole list, in order. */
    article_ids: articleIds.refine((ids) => new Set(ids).size === ids.length, {
      error: 'article_ids must not name an article twice',
    }),
  },
  { error: 'Send a JSON object of title, description, translated and article_ids' },
)
export type SavedThread = z.output<typeof SavedThread>

const sampleArticle = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d:\d{1,2}$/, { error: 'An article is named by day and position, such as 2023-09-22:0' })

/** `content/threads.json` */
export const SampleThreads = z.strictObject({
  threads: z
    .array(z.strictObject({ thread_id: Id, title, description, translated: Translated, articles: z.array(sampleArticle).min(2) }))
    .max(MAX_THREADS),
})
export type SampleThreads = z.output<typeof SampleThreads>

/** Separated by commas. */
const articleIdList = z
  .string({ error: 'articles must be ids of articles, separated by commas' })
  .max(2000, { error: `At most ${MAX_THREAD_ARTICLES} articles can be given` })
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(z.uuid({ error: 'articles must be ids of articles, separated by commas' }).toLowerCase())
      .max(MAX_THREAD_ARTICLES, { error: `At most ${MAX_THREAD_ARTICLES} articles can be given` }),
  )

const EditedArticle = z.object({
  article_id: Id,
  title: z.string(),
  publication_date: Day,
  status: z.enum(['published', 'draft']),
})
export type EditedArticle = z.infer<typeof EditedArticle>

const EditedThread = z.object({
  thread_id: Id,
  title: z.string(),
  description: z.string(),
  translated: Translated,
  articles: z.array(EditedArticle),
})
export type EditedThread = z.infer<typeof EditedThread>

const EditedInList = EditedThread.pick({ thread_id: true, title: true }).extend({ articles: count })

/** @example { reason: 'Terms Delimitation Commission and Article 334A, 2 lines of the syllabus' } */
const Proposal = EditedArticle.extend({ reason: z.string() })
export type Proposal = z.infer<typeof Proposal>

const inLanguage = z.object({
  language: z.enum(LANGUAGES, { error: `language must be one of: ${LANGUAGES.join(', ')}` }).default('en'),
})
const byId = { params: z.object({ threadId: Id }), notFound: THREAD_NOT_FOUND }

export const threads = {
  list: endpoint('GET /api/threads', 'member', {
    summary: 'Threads, each the published articles of one story across days, the most recently continued first',
    isCached: true,
    query: inLanguage,
    reply: data(z.array(ListedThread)),
  }),
  read: endpoint('GET /api/threads/:threadId', 'member', {
    summary: 'A thread: its articles, one timeline of all their dates, and their facts',
    isCached: true,
    ...byId,
    query: inLanguage,
    reply: data(Thread),
  }),
  adminList: endpoint('GET /api/admin/threads', 'admin', {
    summary: 'All threads with the number of their articles, also unpublished ones, by title',
    reply: data(z.array(EditedInList)),
  }),
  adminRead: endpoint('GET /api/admin/threads/:threadId', 'admin', {
    summary: 'A thread as it is edited, with unpublished articles',
    ...byId,
    reply: data(EditedThread),
  }),
  create: endpoint('POST /api/admin/threads', 'admin', {
    summary: 'Create a thread',
    body: SavedThread,
    reply: data(z.object({ thread_id: Id })),
  }),
  save: endpoint('PUT /api/admin/threads/:threadId', 'admin', {
    summary: 'Replace the texts and the list of articles of a thread',
    ...byId,
    body: SavedThread,
    reply: Done,
  }),
  remove: endpoint('DELETE /api/admin/threads/:threadId', 'admin', {
    summary: 'Delete a thread; its articles stay',
    ...byId,
    reply: Done,
  }),
  proposals: endpoint('GET /api/admin/threads/proposals', 'admin', {
    summary: 'Articles that share terms, title words or lines of the syllabus with those given, with the reason',
    rate: 'heavy',
    query: z.object({ articles: articleIdList }),
    reply: data(z.array(Proposal)),
  }),
}
