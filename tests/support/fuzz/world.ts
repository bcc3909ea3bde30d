import { sql } from 'kysely'
import { LANGUAGES } from '#contract/languages.ts'
import { EMAIL_TOGGLES } from '#contract/messaging/notification-types.ts'
import { corrections } from '#contract/newsroom/corrections.ts'
import { sources } from '#contract/newsroom/sources.ts'
import { threads } from '#contract/newsroom/threads.ts'
import { ROLES, type Role } from '#contract/roles.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import type { Replica } from '#server/db/replica.ts'
import { MAIL_PREFERENCES, unsubscribePurpose } from '#server/messaging/mail/rules.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { createSignedToken } from '#server/platform/auth/signed-token.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { questionKeyOf } from '#server/practice/shared/question-key.ts'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { someCommons } from '#tests/support/fixtures/commons.ts'
import { discussionCalls } from '#tests/support/fixtures/discussions.ts'
import { aDraft, aProposal } from '#tests/support/fixtures/drafts.ts'
import { figureCalls } from '#tests/support/fixtures/figures.ts'
import { hubCalls } from '#tests/support/fixtures/hub.ts'
import { aPlace, aReport } from '#tests/support/fixtures/in-news.ts'
import { anOpenTest } from '#tests/support/fixtures/mock-tests.ts'
import { createOwnedData } from '#tests/support/fixtures/personal-data.ts'
import { aRecording, upload } from '#tests/support/fixtures/recordings.ts'
import { aPicture } from '#tests/support/fixtures/writing.ts'
import { type Person, TestApp } from '#tests/support/server/app.ts'
import { ownDatabase } from '#tests/support/server/database.ts'
import type { Known } from './arbitrary.ts'
import { logWrites, takeWrites } from './write-log.ts'

/** User ids are those of uninvolved users, so that calls do not change their own caller. */
const SOURCES: Record<string, string | string[]> = {
  articleId: 'articles.article_id',
  entryId: 'daily_entries.entry_id',
  itemId: 'in_news_items.item_id',
  quizId: 'quizzes.quiz_id',
  questionId: 'quiz_questions.question_id',
  attemptId: ['quiz_attempts.attempt_id.user_id', 'mock_attempts.attempt_id.user_id'],
  testId: 'mock_tests.test_id.owner_id',
  forumId: 'forums.forum_id',
  categoryId: 'forum_categories.category_id',
  postId: 'forum_posts.post_id.author_id',
  parentPostId: 'forum_posts.post_id',
  reportId: ['content_reports.report_id', 'mistake_reports.report_id'],
  groupId: 'study_groups.group_id.owner_id',
  discussionId: 'quiz_discussions.discussion_id.author_id',
  replyId: 'quiz_discussion_replies.reply_id.author_id',
  tipId: 'learning_tips.tip_id.author_id',
  resultId: 'shared_results.result_id.author_id',
  feedbackId: 'feedback.feedback_id.user_id',
  notificationId: 'notifications.notification_id.user_id',
  trackingId: 'feedback.tracking_id.user_id',
  checkoutId: 'billing_checkouts.checkout_id.user_id',
  session: 'billing_checkouts.session_ref.user_id',
  highlightId: 'highlights.highlight_id.user_id',
  cardId: 'recall_cards.card_id.user_id',
  reviewId: 'recall_reviews.review_id.user_id',
  answerId: 'written_answers.answer_id.user_id',
  photoId: 'answer_photos.photo_id',
  imageId: 'figure_images.image_id',
  image: 'figure_images.image_id',
  offerId: 'exchanged_answers.offer_id.user_id',
  exchangeReviewId: 'answer_reviews.review_id.reviewer_id',
  sessionId: 'sessions.session_id.user_id',
  unitId: 'processing_units.unit_id',
  threadId: 'threads.thread_id',
  draftId: 'desk_drafts.draft_id',
  commentId: 'desk_comments.comment_id',
  sourceId: 'desk_sources.source_id',
  proposalId: 'desk_proposals.proposal_id',
}
const PER_KIND = 6
const PASSWORD = 'quiet-river-stone'
const CONSTANTS: Record<string, readonly unknown[]> = {
  language: LANGUAGES,
  period: ['2026-W02', '2026-01', '2026-W53', '2025-12'],
  nodeId: ['gs3.economy', 'gs2', 'gs9'],
  node: ['gs3.economy', 'gs2.federalism', 'gs2', 'gs9'],
  questionKey: [questionKeyOf('Discuss.')],
  exam: ['prelims', 'mains'],
  year: [2026, 2027],
  width: [480, 960],
  provider: ['test', 'polar'],
  revision: [1, 2],
  number: [1, 2],
  part: [0, 1],
  section: ['past', 'summary', 'quiz'],
  day: ['2026-01-20', '2026-01-21'],
  from: ['2026-01-20'],
  to: ['2026-01-31'],
  expectedRevision: [1, 2, 3],
  jobId: ['job-0'],
  selectedOption: ['A', 'B', 'C'],
  password: [PASSWORD],
  currentPassword: [PASSWORD],
  newPassword: ['another-long-password', '123456'],
  timeZone: ['Asia/Kolkata', 'Pacific/Kiritimati', 'Mars/Olympus'],
  article: [anArticle('Budget'), anArticle('Fuzz', { summary: '\u202eabc', syllabus: ['gs3.economy'] })],
  articles: [[anArticle('Budget'), anArticle('Monsoon')], [anArticle('Budget')]],
}
const TICKETS = [MAIL_PREFERENCES, ...EMAIL_TOGGLES.map(unsubscribePurpose)]

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A row of every kind and a caller of each role. */
export class World {
  readonly app = new TestApp()
  readonly #people = new Map<Role, Person>()
  readonly #found = new Map<string, unknown[]>()
  /** Also the newest ids: in tables filled by SQL, only rows of the product have files and history. */
  knowsNewest = false
  #others: Person[] = []
  #passwordHash = ''
  #newAddresses = 0

  /** @param openDatabase not shared with other tests, because every change is logged */
  async start(openDatabase = ownDatabase, replica?: (database: OpenDatabase) => Replica, env = {}): Promise<void> {
    const { app } = this
    await app.start({ BILLING_PROVIDER: 'test', EMBEDDED_VOICE: '0', ...env }, openDatabase, replica)
    await app.empty()
    const commons = await someCommons(app)
    await published(app, '2026-01-06', ['Monsoon'], { in_news: [aPlace('Nashik'), aReport('Index')] })
    const [other, another] = [await app.person('pro'), await app.person('free')]
    this.#others = [other, another]
    for (const role of ROLES) this.#people.set(role, await app.person(role))
    const [pro, admin] = [this.caller('pro'), this.caller('admin')]
    const [theirs, own] = [await createOwnedData(app, other, commons), await createOwnedData(app, pro, commons)]
    await discussionCalls(app).replied(other, own.discussionId)
    await hubCalls(app).join(other, own.groupId)
    await hubCalls(app).join(pro, theirs.groupId)
    await anOpenTest(app, commons.quizId)
    const thread = { title: 'Budgets', description: 'Of all years.', article_ids: [commons.articleId] }
    await app.call(threads.create, { as: admin, body: thread })
    await aDraft(app, admin, '2026-01-20')
    const [recalledId = ''] = await published(app, '2026-01-05', ['Withdrawn', 'Courts'])
    await app.call(corrections.recall, { as: admin, params: { articleId: recalledId }, body: { reason: 'It was wrong.' } })
    const source = { title: 'Press release', text: 'The Union Cabinet met.', publisher: 'PIB' }
    const added = await app.call(sources.add, { as: admin, params: { day: '2026-01-20' }, body: source })
    await aProposal(app, admin, '2026-01-20', added.json().data.source_id)
    await upload(app, admin, { articleId: commons.articleId }, aRecording(200))
    await figureCalls(app).uploaded(admin)
    await figureCalls(app).uploaded(admin, await aPicture(480, 320))
    const paid = { method: 'POST', url: `/billing/test-checkout/${await this.#session(pro)}`, payload: 'act=pay' } as const
    await app.app.inject({ ...paid, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    const { password_hash } = await app.db
      .selectFrom('users')
      .where('user_id', '=', pro.id)
      .select('password_hash')
      .executeTakeFirstOrThrow()
    this.#passwordHash = password_hash
    await logWrites(app.db)
  }

  stop = () => this.app.stop()

  caller(role: Role): Person {
    const person = this.#people.get(role)
    if (!person) throw new Error(`Nobody is ${role}`)
    return person
  }

  /** Role, session and password, which earlier calls may have changed. @param names of the needed ids */
  async gather(role: Role, names: ReadonlySet<string> = new Set()): Promise<void> {
    const { db } = this.app
    const { id } = this.caller(role)
    await this.app.runJobs()
    const back = { role, suspended_at: null, suspended_reason: null, password_hash: this.#passwordHash, has_long_password: true }
    const found = await db.updateTable('users').set(back).where('user_id', '=', id).returning('user_id').executeTakeFirst()
    if (!found) this.#people.set(role, await this.app.person(role))
    await db.deleteFrom('sign_in_failures').execute()
    await db.deleteFrom('sessions').where('user_id', '=', this.caller(role).id).execute()
    this.#people.set(role, await this.app.again(this.caller(role)))
    await invalidate(db, `person:${'*'}`)
    for (const name of names) await this.#look(camel(name), this.caller(role).id)
    this.app.logLines.length = 0
    await takeWrites(db)
  }

  /** Up to half are the caller's own. */
  async #look(name: string, callerId: string): Promise<void> {
    if (name === 'ticket') this.#found.set(name, await this.#tickets(callerId))
    if (name === 'id')
      for (const kind of ['feedbackId', 'notificationId', 'tipId']) {
        await this.#look(kind, callerId)
        this.#found.set(name, [...(this.#found.get(name) ?? []), ...(this.#found.get(kind) ?? [])].slice(-3 * PER_KIND))
      }
    const found = await Promise.all([SOURCES[name] ?? []].flat().map((source) => this.#idsIn(source, callerId)))
    if (found.length > 0) this.#found.set(name, found.flat())
  }

  async #idsIn(source: string, callerId: string): Promise<string[]> {
    const [table = '', column = '', owner] = source.split('.')
    const isOwn = owner ? sql`${sql.ref(owner)} = ${callerId}` : sql`true`
    const { rows } = await sql<{ id: string }>`
      select id from (
        select ${sql.ref(column)} as id, row_number() over (partition by ${isOwn} order by ${sql.ref(column)}) as place,
          row_number() over (partition by ${isOwn} order by ${sql.ref(column)} desc) as from_end
        from ${sql.table(table)} where ${sql.ref(column)} is not null
      ) as numbered where place <= ${owner ? PER_KIND / 2 : PER_KIND} or from_end <= ${this.knowsNewest ? 2 : 0} order by place, id`.execute(
      this.app.db,
    )
    return rows.map(({ id }) => id)
  }

  async #tickets(holder: string): Promise<string[]> {
    const secret = await secretFor(this.app.db, 'tickets')
    return TICKETS.map((what) => createSignedToken({ secret, what }, holder, new Date('2200-01-01')))
  }

  async #session(person: Person): Promise<string> {
    const row = await this.app.db
      .selectFrom('billing_checkouts')
      .where('user_id', '=', person.id)
      .select('session_ref')
      .executeTakeFirstOrThrow()
    return row.session_ref ?? ''
  }

  /** @param name in camelCase or snake_case */
  readonly known: Known = (name) => {
    const key = camel(name)
    if (key === 'userId') return this.#others.map(({ id }) => id)
    if (key === 'email') return [...this.#others.map(({ email }) => email), `new${this.#newAddresses++}@example.test`]
    if (key === 'username') return [this.#others[0]?.username, `Reader_${this.#newAddresses++}`]
    return [...(CONSTANTS[key] ?? this.#found.get(key) ?? [])]
  }
}
