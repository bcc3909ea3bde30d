import { SAVE_EVERY_MS } from '#web/reading/progress/position-saver.ts'

/** How often open pages poll, in seconds. `tests/scale/capacity.test.ts` compares these with the code of the pages and of the server. */
export const UNREAD_EVERY_S = 30
export const STREAK_EVERY_S = 60
export const FORUM_EVERY_S = 30
export const POSITION_EVERY_S = SAVE_EVERY_MS / 1000
/** How long a process caches a session. */
export const SESSION_TRUSTED_S = 60
