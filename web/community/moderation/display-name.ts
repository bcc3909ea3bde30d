import * as m from '#messages/community/moderation/queue.ts'
/** Deleted accounts have no name. */
export const displayName = (person: { username: string } | null): string => person?.username ?? m.deleted
