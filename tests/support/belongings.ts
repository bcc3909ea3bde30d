import { billing } from '#contract/billing.ts'
import { bookmarks } from '#contract/bookmarks.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { feedback } from '#contract/feedback.ts'
import { moderation } from '#contract/moderation.ts'
import { posts } from '#contract/posts.ts'
import { progress } from '#contract/progress.ts'
import { quizDiscussion } from '#contract/quiz-discussion.ts'
import { quizzes } from '#contract/quizzes.ts'
import { studyGroups } from '#contract/study-groups.ts'
import { setRole } from '#server/accounts/commands.ts'
import { notify } from '#server/notifications/commands.ts'
import type { Person, TestApp } from './app.ts'
import { WORDS } from './feedback.ts'
import { hubCalls } from './hub.ts'
import { answering, opened } from './quizzes.ts'

/** What everybody shares: a day with an article and its quiz, a forum, and somebody else's post in it. */
export interface Commons {
  articleId: string
  quizId: string
  forumId: string
  postId: string
}

/** The ids of what belongs to one person, by the names that paths give them. */
export interface Belongings {
  sessionId: string
  attemptId: string
  feedbackId: string
  trackingId: string
  notificationId: string
  postId: string
  discussionId: string
  replyId: string
  tipId: string
  resultId: string
  groupId: string
  checkoutId: string
}

/** Has somebody with Pro study and the community make one of everything that a person can own. */
export async function belongingsOf(app: TestApp, as: Person, commons: Commons): Promise<Belongings> {
  const { articleId, quizId, forumId } = commons
  const does = async (endpoint: Endpoint, params: object, body?: object) => {
    const reply = await app.call(endpoint, { as, params: params as never, ...(body ? { body } : {}) })
    if (reply.statusCode !== 200) throw new Error(`${endpoint.method} ${endpoint.path} was refused: ${reply.body}`)
    return reply.json()
  }
  const call = (endpoint: unknown, params: object, body?: object) => does(endpoint as Endpoint, params, body)
  await call(bookmarks.add, {}, { article_id: articleId })
  await call(progress.markRead, { articleId })
  await call(progress.savePosition, { articleId }, { position: 0.5 })
  const attempt = await call(quizzes.submit, {}, answering(await opened(app, as, quizId), 'A'))
  const sent = await call(feedback.submit, {}, WORDS)
  const post = await call(posts.create, { forumId }, { content: 'Words of my own' })
  await call(posts.react, { postId: commons.postId }, { reaction_type: 'like' })
  await call(moderation.report, { postId: commons.postId }, { reason: 'spam' })
  const about = { question_number: 1, discussion_type: 'question', content: 'Why?' }
  const discussion = await call(quizDiscussion.post, { quizId }, about)
  const reply = await call(quizDiscussion.reply, { discussionId: discussion.data.id }, { content: 'Because.' })
  const hub = hubCalls(app)
  const tip = await hub.written(as)
  const group = await call(studyGroups.create, {}, hub.group())
  const shared = (await hub.share(as, { attempt_id: attempt.data.attemptId, note: 'Hard' })).json()
  // Nobody buys what they have.
  await setRole(app.db, as.email, 'free', app.now)
  const checkout = await call(billing.checkout, {}, { plan: 'pro', cycle: 'monthly' })
  await setRole(app.db, as.email, as.role, app.now)
  const notice = { type: 'reading_streak', title: 'T', message: 'M', path: '/', about: `own ${as.id}`, silencedBy: null }
  await notify(app.db, [{ userId: as.id, ...notice }], app.now)
  const idOf = async (table: 'sessions' | 'notifications', column: 'session_id' | 'notification_id') => {
    const row = await app.db
      .selectFrom(table)
      .where('user_id', '=', as.id)
      .select(column as never)
      .executeTakeFirstOrThrow()
    return (row as Record<string, string>)[column] as string
  }
  return {
    sessionId: await idOf('sessions', 'session_id'),
    notificationId: await idOf('notifications', 'notification_id'),
    attemptId: attempt.data.attemptId,
    feedbackId: sent.data.feedback_id,
    trackingId: sent.data.tracking_id,
    postId: post.post.post_id,
    discussionId: discussion.data.id,
    replyId: reply.data.id ?? reply.data.reply_id,
    tipId: tip.tip_id,
    resultId: shared.data.result_id,
    groupId: group.data.group_id,
    checkoutId: checkout.data.checkout_id,
  }
}
