/** Under what names the browser keeps what is one person’s. All of it goes when they sign out: see session.ts. */

/** What they are working on begins so: see own-storage.ts. */
export const OWN = 'own/'
/** And a storage of its own holds the long texts: see own-texts.ts. */
export const OWN_TEXTS = 'own-texts'
/** And another what can be read offline: see device.ts. */
export const DEVICE = 'on-this-device'
/** Whose work lies locked here: see sealed-work.ts. */
export const LOCKED = 'locked/'
