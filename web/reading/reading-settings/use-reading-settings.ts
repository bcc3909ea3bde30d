import { useMemo, useSyncExternalStore } from 'react'
import { knownSettings, type ReadingSettings, STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { useSession } from '#web/platform/session/session.ts'
import { isUserItemKey } from '#web/platform/storage/user-storage.ts'
import { choose, onSaving, type Saving, savingNow, unsentSettings } from './saving.ts'

interface ReadingSettingsInUse {
  settings: ReadingSettings
  choose: (wishes: Partial<ReadingSettings>) => void
  saving: Saving
}

/** What the account has, with what was chosen here since. */
export function useReadingSettings(): ReadingSettingsInUse {
  const { user } = useSession()
  const owner = user?.id ?? ''
  const unsent = useSyncExternalStore(subscribe, () => JSON.stringify(unsentSettings(owner)))
  const saving = useSyncExternalStore(onSaving, () => savingNow(owner))
  const settings = useMemo(
    () => ({ ...STANDARD_READING, ...knownSettings(user?.reading_settings), ...JSON.parse(unsent) }),
    [user, unsent],
  )
  return { settings, choose: (wishes) => choose(owner, wishes), saving }
}

function subscribe(listener: () => void): () => void {
  const forget = onSaving(listener)
  const onStorage = ({ key }: StorageEvent) => {
    if (isUserItemKey(key)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    forget()
    window.removeEventListener('storage', onStorage)
  }
}
