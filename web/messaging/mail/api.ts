import { queryOptions } from '@tanstack/react-query'
import { notifications, type Preferences } from '#contract/messaging/notifications.ts'
import { call } from '#web/platform/http/call.ts'

export const preferences = () =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: async ({ signal }) => (await call(notifications.preferences, { signal })).data,
  })

export const savePreferences = async (changes: Partial<Preferences>): Promise<Preferences> =>
  (await call(notifications.savePreferences, { body: changes })).data
