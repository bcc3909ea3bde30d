import { useQuery } from '@tanstack/react-query'
import type { Preferences } from '#contract/messaging/notifications.ts'
import { preferences, savePreferences } from '#web/messaging/mail/api.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { readSession } from '#web/platform/session/session.ts'
import { useChanges } from './use-changes.ts'

const PREFERENCES = 'preferences'

declareKind<Partial<Preferences>, Preferences>(PREFERENCES, { storedFor: 'nobody', mergesFields: true, send: save })

export function usePreferences() {
  const changes = useChanges<Preferences, Preferences>(PREFERENCES, 'current')
  return { loaded: useQuery(preferences()), changes }
}

async function save(changes: Partial<Preferences>): Promise<Preferences> {
  const user = readSession().user?.id
  const isSameUser = () => readSession().user?.id === user
  try {
    const saved = await savePreferences(changes)
    if (!isSameUser()) return saved
    // An earlier query would restore the old values.
    await queryClient.cancelQueries(preferences())
    queryClient.setQueryData(preferences().queryKey, saved)
    return saved
  } catch (error) {
    // Perhaps only the reply was lost.
    if (isSameUser()) void queryClient.invalidateQueries(preferences())
    throw error
  }
}
