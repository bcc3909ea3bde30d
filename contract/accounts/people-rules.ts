export const MAX_REASON_CHARACTERS = 500
export const MAX_SEARCH_CHARACTERS = 254

export const PERSON_NOT_FOUND = 'Person not found'
export const LAST_ADMIN = 'There must be at least one admin. Make someone else an admin first.'
export const ALREADY_SUSPENDED = 'This account is already suspended'
export const NOT_SUSPENDED = 'This account is not suspended'
export const ENOUGH_RESETS = 'This person has already been sent several links. Please try again in an hour.'
