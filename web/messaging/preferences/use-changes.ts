import { useCallback, useMemo, useState } from 'react'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { pendingValue } from '#web/platform/offline/outbox-state.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'

export interface Changes<T> {
  /** What was changed and is not answered yet. */
  pending: Partial<T>
  /** As a function it is given what is pending at that very moment, which the page may not show yet. */
  change: (changes: Partial<T> | ((pending: Partial<T>) => Partial<T>)) => void
  /** Why the last change could not be saved, until the next. */
  failure: unknown
  success: string | undefined
}

const NONE = {}

/** Changes of preferences, sent through the outbox, with what there is to say about them. @param onSaved is given the reply */
export function useChanges<T extends object, R>(kind: string, key: string, onSaved?: (reply: R) => void): Changes<T> {
  const read = useMemo(() => () => pendingValue<Partial<T>>(kind, key) ?? NONE, [kind, key])
  const pending = useOutbox<Partial<T>>(read)
  const [failure, setFailure] = useState<unknown>()
  const [success, showSuccess] = useBriefly(3000)

  const change = useCallback<Changes<T>['change']>(
    (changes) => {
      setFailure(undefined)
      deliver<Partial<T>, R>(kind, key, typeof changes === 'function' ? changes(read()) : changes).then((delivered) => {
        if (delivered.state !== 'sent') return
        onSaved?.(delivered.reply)
        showSuccess('Preferences saved')
      }, setFailure)
    },
    [kind, key, read, onSaved, showSuccess],
  )
  return { pending, change, failure, success: failure ? undefined : success }
}
