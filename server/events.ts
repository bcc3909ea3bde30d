import { createEventBus } from '#server/platform/events/event-bus.ts'
import type { Db } from './db/open.ts'

/** What features publish, so that the publisher need not know who subscribes. */
export type Events = {
  /** A day became public, for the first time or again. */
  'entry.published': { entryId: string; day: string; articles: { id: string; title: string }[] }
  /** The text of a public day changed. */
  'entry.edited': { entryId: string; day: string; articles: { id: string; title: string }[] }
  /** A public day became a draft again. */
  'entry.withdrawn': { entryId: string; day: string }
  'entry.deleted': { entryId: string; day: string }
  /** It is about to be deleted, with its day or by an edit. */
  'article.deleted': { articleId: string }
  /** New, or another text than before. */
  'article.changed': { articleId: string }
  /** Readers of a published article were told that it was wrong. */
  'article.corrected': { articleId: string; noteId: string; title: string; right: string }
  /** Entries came to "Since then" of a published article; `latest` is the text of the newest one. */
  'article.extended': { articleId: string; noteId: string; title: string; latest: string; count: number }
  /** An admin added or removed a recording. */
  'audio.changed': { articleId: string }
  'quiz.completed': {
    userId: string
    attemptId: string
    quizId: string
    quizTitle: string
    score: number
    totalQuestions: number
    percentage: number
    /** Ids of the questions that were answered wrongly or left open. */
    wrong: string[]
  }
  /** The questions of a day, and those that were answered wrongly or left open. */
  'daily-questions.answered': { userId: string; wrong: string[] }
  /** An attempt at a mock test was marked; `toReview` are the questions that were answered wrongly or guessed. */
  'mock-test.marked': { userId: string; toReview: string[] }
  /** An answer to a mains question was submitted, not given up. */
  'answer.written': { userId: string; answerId: string }
  /** Read for the first time; `total` counts it, and is one of `READING_MILESTONES`. */
  'article.read': { userId: string; total: number }
  /** The first reading of a day, `YYYY-MM-DD` where the person lives. */
  'streak.extended': { userId: string; day: string; current: number; longestBefore: number }
  /** A post in a forum, and the users it answers or mentions. */
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
  /** An admin, or a command, changed the role of a user. */
  'role.changed': { userId: string; from: string; to: string }
  /** An account is about to be deleted: counts that include this user are corrected first; the rest is deleted with the row. */
  'account.deleted': { userId: string }
}

export const { publish, subscribe } = createEventBus<Events>()

/** What a feature does at the events of others, in the publisher's transaction. The deletion of an account is `onAccountDeleted` of its manifest. */
export type Listeners = {
  [Name in Exclude<keyof Events, 'account.deleted'>]?: (
    db: Db,
    events: Events[Name][],
    now: Date,
    settings: ListenerSettings,
  ) => Promise<void>
}

export interface ListenerSettings {
  /** What is read aloud of an article. */
  audioScope: 'overview' | 'full'
}
