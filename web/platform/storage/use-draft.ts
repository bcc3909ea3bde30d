import { useEffect, useState } from 'react'
import { useSession } from '#web/platform/session/session.ts'
import { deleteDraft, isOfDraft, newDraft, readDraft, saveDraft, withField, withNewKey } from './drafts.ts'

/**
 * A form whose text survives a reload, a failed request and an expired session; signing out deletes it. Give the component a `key` if it can be
 * shown for different drafts.
 * @param name of the draft, for example `post/<forum id>`
 * @param empty the fields with their initial values
 */
export function useDraft<Field extends string>(name: string, empty: Record<Field, string>) {
  const owner = useSession().user?.id ?? ''
  const [draft, setDraft] = useState(() => readDraft(owner, name, empty, Date.now()))
  // The draft is open in another tab too. Where that one sends it, this text gets a new key; where it changes it, this text follows.
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
    /** Send it as `client_key`. */
    clientKey: draft.clientKey,
    set: (field: Field, text: string) => save(withField(draft, field, text, Date.now())),
    /** Call it before sending: a text that is changed afterwards gets a new key. */
    markTried: () => save({ ...draft, isTried: true }),
    /** Call it when the text was sent and stays in the form. */
    forget: () => deleteDraft(owner, name),
    /** Call it when the text was sent or discarded. */
    clear: () => {
      deleteDraft(owner, name)
      setDraft(newDraft(empty, Date.now()))
    },
  }
}
