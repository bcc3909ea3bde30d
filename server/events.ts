import { createEventBus } from '#server/platform/events/event-bus.ts'
import type { Db } from './db/open.ts'

export type Events = {
  'entry.published': { entryId: string; day: string; articles: { id: string; title: string }[] }
  'entry.edited': { entryId: string; day: string; articles: { id: string; title: string }[] }
  'entry.withdrawn': { entryId: string; day: string }
  'entry.deleted': { entryId: string; day: string }
  /** Before its deletion. */
  'article.deleted': { articleId: string }
  'article.changed': { articleId: string }
  'in-news.changed': { entryId: string }
  /** Its title and text, by a machine or a person, not by an upload. */
  'article.translated': { articleId: string }
  'article.corrected': { articleId: string; noteId: string; title: string; right: string }
  /** `latest`: text of the newest entry. */
  'article.extended': { articleId: string; noteId: string; title: string; latest: string; count: number }
  'audio.changed': { articleId: string }
  'quiz.completed': {
    userId: string
    attemptId: string
    quizId: string
    quizTitle: string
    score: number
    totalQuestions: number
    percentage: number
    /** Includes unanswered questions. */
    wrong: string[]
  }
  /** Includes unanswered questions. */
  'daily-questions.answered': { userId: string; wrong: string[] }
  'compilation.answered': { userId: string; wrong: string[]; needsPro: boolean }
  /** `toReview`: answered wrongly or guessed. */
  'mock-test.marked': { userId: string; toReview: string[] }
  'answer.written': { userId: string; answerId: string }
  /** First readings; `total` is one of `READING_MILESTONES`. */
  'article.read': { userId: string; total: number }
  /** Local day, `YYYY-MM-DD`. */
  'streak.extended': { userId: string; day: string; current: number; longestBefore: number }
  'post.written': {
    post: { postId: string; forumId: string; forumTitle: string; authorName: string; content: string }
    writerId: string
    repliedTo: string[]
    named: string[]
  }
  'post.liked': {
    post: { postId: string; forumId: string; forumTitle: string; content: string }
    author: { id: string; role: string; timeZone: string }
    likedBy: string
  }
  'role.changed': { userId: string; from: string; to: string }
  /** Before the deletion, to correct counts. */
  'account.deleted': { userId: string }
}

export const { publish, subscribe } = createEventBus<Events>()

export type Listeners = {
  [Name in Exclude<keyof Events, 'account.deleted'>]?: (
    db: Db,
    events: Events[Name][],
    now: Date,
    settings: ListenerSettings,
  ) => Promise<void>
}

export interface ListenerSettings {
  audioScope: 'overview' | 'full'
}
