import { useEffect, useState } from 'react'
import { useSession } from '#web/platform/session/session.ts'
import { deleteDraft, isOfDraft, newDraft, readDraft, saveDraft, withField, withNewKey } from './drafts.ts'

/** Needs a `key` if `name` can change. */
export function useDraft<Field extends string>(name: string, empty: Record<Field, string>) {
  const owner = useSession().user?.id ?? ''
  const [draft, setDraft] = useState(() => readDraft(owner, name, empty, Date.now()))
  // Text sent by another tab needs a new key.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (!isOfDraft(event, owner, name)) return
      setDraft((now) => (event.newValue === null ? withNewKey(now) : readDraft(owner, name, now.values, Date.now())))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [owner, name])
  const save = (next: typeof draft) => {
    setDraft(next)
    saveDraft(owner, name, next)
  }
  return {
    values: draft.values,
    clientKey: draft.clientKey,
    set: (field: Field, text: string) => save(withField(draft, field, text, Date.now())),
    /** Call before sending. */
    markTried: () => save({ ...draft, isTried: true }),
    /** The sent text stays. */
    forget: () => deleteDraft(owner, name),
    clear: () => {
      deleteDraft(owner, name)
      setDraft(newDraft(empty, Date.now()))
    },
  }
}
