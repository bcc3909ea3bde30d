import type { Db } from '#server/db/open.ts'
import { signal, signalHere, signalSoon } from '#server/platform/events/signals.ts'

/** The topic under which lists of forums and pages of posts are cached. */
const TOPIC = 'community'

/** Invalidates cached pages in all processes. */
export const invalidateForum = (db: Db, forumId: string): Promise<void> => signal(db, TOPIC, forumId)

/** Invalidates cached pages in this process; other processes cache them for one second only. */
export const invalidateForumHere = (db: Db, forumId: string): void => signalHere(db, TOPIC, forumId)

/** The topic for likes and subscriptions of a user. */
export const OWN_IN_FORUMS = 'forum-own'

export const invalidateUsers = (db: Db, userIds: string[]): Promise<void> => signalSoon(db, OWN_IN_FORUMS, userIds)
