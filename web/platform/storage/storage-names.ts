export const USER_ITEMS = 'own/'
/** Their work is still stored. */
export const EXPIRED_USER_KEY = 'auth_expired_user'
export const LONG_TEXTS = 'own-texts'
export const OFFLINE_DATABASE = 'on-this-device'
