import type { Db } from '#server/db/open.ts'

/** What features tell each other, so that the one that speaks need not know who hears. */
export interface Events {
  /** A day can be read by everybody. */
  'entry.published': { entryId: string; day: string; articles: { id: string; title: string }[] }
  'entry.deleted': { entryId: string }
  /** New, or another text than before. */
  'article.changed': { articleId: string }
  /** A person put a recording in place, or took one away. */
  'audio.changed': { articleId: string }
  'quiz.completed': {
    userId: string
    attemptId: string
    quizId: string
    quizTitle: string
    score: number
    totalQuestions: number
    percentage: number
  }
  /** Read for the first time; `total` counts it, and is one of `READING_MILESTONES`. */
  'article.read': { userId: string; total: number }
  /** The first reading of a day, `YYYY-MM-DD` where the person lives. */
  'streak.extended': { userId: string; day: string; current: number; longestBefore: number }
  /** Words that somebody wrote in a forum, and whom they answer or name. */
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
  /** Somebody was given another role by an admin, or on the command line. */
  'role.changed': { userId: string; from: string; to: string }
  /** An account is about to go: what others count of this person has to be put right first; the rest goes with the row. */
  'account.deleted': { userId: string }
}

type Hear<Name extends keyof Events> = (db: Db, events: Events[Name][], now: Date) => Promise<void>

const listeners = new Map<string, Map<string, Hear<never>>>()

/**
 * What another feature does when this happens, in the same transaction: it happens to both or to neither.
 * @param who the feature that hears; said again, it replaces what it said before
 */
export function subscribe<Name extends keyof Events>(name: Name, who: string, hear: Hear<Name>): void {
  listeners.set(name, (listeners.get(name) ?? new Map()).set(who, hear as Hear<never>))
}

/** Says that something happened, once or many times; must run inside the transaction that makes it so. */
export async function publish<Name extends keyof Events>(db: Db, name: Name, events: Events[Name][], now: Date): Promise<void> {
  if (events.length === 0) return
  for (const hear of listeners.get(name)?.values() ?? []) await (hear as Hear<Name>)(db, events, now)
}
