import { knownSettings, type ReadingSettings } from '#contract/reading/reading-settings-rules.ts'
import { enqueue } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { onOutboxChange, pendingValue } from '#web/platform/offline/outbox-state.ts'
import { readSession, updateUser } from '#web/platform/session/session.ts'
import { READING_SETTINGS, showReadingLook } from '#web/platform/theme/reading-look.ts'
import { saveReadingSettings } from './api.ts'

declareKind<Partial<ReadingSettings>, ReadingSettings>(READING_SETTINGS.kind, {
  storedFor: 'everybody',
  mergesFields: true,
  parse: (value) => {
    const known = knownSettings(value)
    return Object.keys(known).length > 0 ? known : undefined
  },
  send: (settings) => saveReadingSettings(settings),
  onSent: (_, settings) => {
    const { user } = readSession()
    if (user) updateUser({ ...user, reading_settings: settings })
  },
})

onOutboxChange(() => showReadingLook(readSession().user))

export function changeSettings(userId: string, settings: Partial<ReadingSettings>): void {
  // A tab that learns late of a sign-out must not store what it deleted.
  if (readSession().user?.id === userId) enqueue(READING_SETTINGS.kind, READING_SETTINGS.key, settings)
}

/** JSON, to be comparable. */
export const unsentSettings = (): string => JSON.stringify(pendingValue(READING_SETTINGS.kind, READING_SETTINGS.key) ?? {})
