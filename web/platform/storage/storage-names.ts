/** Names under which the browser stores what belongs to one user. Signing out deletes all of it (session.ts). */

/** Prefix of localStorage keys, followed by the user's id: see user-storage.ts. */
export const USER_ITEMS = 'own/'
/** The id of the user whose session expired here: their unsent work is still stored. */
export const EXPIRED_USER_KEY = 'auth_expired_user'
/** Database of long texts: see long-texts.ts. */
export const LONG_TEXTS = 'own-texts'
/** Database of what can be read offline: see offline-store.ts. */
export const OFFLINE_DATABASE = 'on-this-device'
