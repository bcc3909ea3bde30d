/** What both sides of people's administration know without schemas. */

export const MAX_REASON_CHARACTERS = 500
export const MAX_SEARCH_CHARACTERS = 254

export const PERSON_NOT_FOUND = 'Person not found'
export const LAST_ADMIN = 'There must always be an admin: make somebody else one first'
export const ALREADY_SUSPENDED = 'This account is suspended already'
export const NOT_SUSPENDED = 'This account is not suspended'
export const ENOUGH_RESETS = 'This person has had several links lately. Please try again in an hour.'
