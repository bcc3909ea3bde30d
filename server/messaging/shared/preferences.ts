import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_PREFERENCES, type Toggle } from '#contract/messaging/notification-types.ts'
import type { Preferences } from '#contract/messaging/notifications.ts'

/** Missing choices get defaults. */
export const toPreferences = (choices: Partial<Preferences> | null | undefined): Preferences => ({
  ...DEFAULT_PREFERENCES,
  ...choices,
})

/** Needs `left join notification_preferences as preferences`. */
export const isOn = (toggle: Toggle | null | RawBuilder<unknown>) =>
  sql<boolean>`coalesce((preferences.choices ->> ${toggle})::boolean, true)`

export const FREQUENCY = sql<string>`coalesce(preferences.choices ->> 'email_frequency', ${sql.lit(DEFAULT_PREFERENCES.email_frequency)})`
