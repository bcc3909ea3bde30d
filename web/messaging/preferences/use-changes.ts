import { useCallback, useMemo, useState } from 'react'
import { saved } from '#messages/messaging/preferences.ts'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { pendingValue } from '#web/platform/offline/outbox-state.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'

export interface Changes<T> {
  /** Not saved yet. */
  pending: Partial<T>
  /** A function receives pending changes, perhaps not rendered yet. */
  change: (changes: Partial<T> | ((pending: Partial<T>) => Partial<T>)) => void
  /** Until the next change. */
  failure: unknown
  /** Names of the failed changes. */
  failed: readonly string[]
  /** Sends the failed changes again. */
  retry: () => void
  success: string | undefined
}

const NONE = {}
const NOTHING: readonly string[] = []

/** Through the outbox. @param onSaved receives the reply */
export function useChanges<T extends object, R>(kind: string, key: string, onSaved?: (reply: R) => void): Changes<T> {
  const read = useMemo(() => () => pendingValue<Partial<T>>(kind, key) ?? NONE, [kind, key])
  const pending = useOutbox<Partial<T>>(read)
  const [failure, setFailure] = useState<{ reason: unknown; wanted: Partial<T> }>()
  const [success, showSuccess] = useBriefly(3000)

  const change = useCallback<Changes<T>['change']>(
    (changes) => {
      setFailure(undefined)
      const wanted = typeof changes === 'function' ? changes(read()) : changes
      deliver<Partial<T>, R>(kind, key, wanted).then(
        (delivered) => {
          if (delivered.state !== 'sent') return
          onSaved?.(delivered.reply)
          showSuccess(saved)
        },
        (reason) => setFailure({ reason, wanted }),
      )
    },
    [kind, key, read, onSaved, showSuccess],
  )
  return {
    pending,
    change,
    failure: failure?.reason,
    failed: failure ? Object.keys(failure.wanted) : NOTHING,
    retry: () => failure && change(failure.wanted),
    success: failure ? undefined : success,
  }
}
