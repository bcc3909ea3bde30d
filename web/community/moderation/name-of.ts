/** People whose account is gone have no name. */
export const nameOf = (person: { username: string } | null): string => person?.username ?? '[deleted]'
