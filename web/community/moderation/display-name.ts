/** Deleted accounts have no name. */
export const displayName = (person: { username: string } | null): string => person?.username ?? '[deleted]'
