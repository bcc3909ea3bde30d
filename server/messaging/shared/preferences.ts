import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_PREFERENCES, type Toggle } from '#contract/messaging/notification-types.ts'
import type { Preferences } from '#contract/messaging/notifications.ts'

/** @param choices of a user; what they have not chosen, or a later version added, has its default */
export const toPreferences = (choices: Partial<Preferences> | null | undefined): Preferences => ({
  ...DEFAULT_PREFERENCES,
  ...choices,
})

/** In a query with `left join notification_preferences as preferences`: whether a switch is on. Without a switch it is. */
export const isOn = (toggle: Toggle | null | RawBuilder<unknown>) =>
  sql<boolean>`coalesce((preferences.choices ->> ${toggle})::boolean, true)`

/** In the same query: how often a user wants emails. */
export const FREQUENCY = sql<string>`coalesce(preferences.choices ->> 'email_frequency', ${sql.lit(DEFAULT_PREFERENCES.email_frequency)})`
