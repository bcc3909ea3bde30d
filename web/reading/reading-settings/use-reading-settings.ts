import { useMemo } from 'react'
import { knownSettings, type ReadingSettings, STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { type Delivery, deliveryOf } from '#web/platform/offline/outbox-state.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'
import { useSession } from '#web/platform/session/session.ts'
import { READING_SETTINGS } from '#web/platform/theme/reading-look.ts'
import { changeSettings, unsentSettings } from './change-settings.ts'

interface ReadingSettingsInUse {
  settings: ReadingSettings
  choose: (settings: Partial<ReadingSettings>) => void
  /** Whether the last change has been saved. */
  delivery: Delivery | undefined
}

/** The settings of the account with unsaved changes applied. */
export function useReadingSettings(): ReadingSettingsInUse {
  const { user } = useSession()
  const unsent = useOutbox(unsentSettings)
  const delivery = useOutbox(() => deliveryOf(READING_SETTINGS.kind, READING_SETTINGS.key))
  const settings = useMemo(
    () => ({ ...STANDARD_READING, ...knownSettings(user?.reading_settings), ...JSON.parse(unsent) }),
    [user, unsent],
  )
  return { settings, choose: (chosen) => changeSettings(user?.id ?? '', chosen), delivery }
}
