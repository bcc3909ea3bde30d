/** Names under which the browser stores what belongs to one user. Signing out deletes all of it (session.ts). */

/** Prefix of localStorage keys, followed by the user's id: see user-storage.ts. */
export const USER_ITEMS = 'own/'
/** Database of long texts: see long-texts.ts. */
export const LONG_TEXTS = 'own-texts'
/** Database of what can be read offline: see offline-store.ts. */
export const OFFLINE_DATABASE = 'on-this-device'
/** Prefix of the keys that mark work encrypted by the previous version: see unlock-old-work.ts. */
export const LOCKED_WORK = 'locked/'
