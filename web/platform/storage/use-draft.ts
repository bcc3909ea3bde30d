import { useEffect, useState } from 'react'
import { useSession } from '#web/platform/session/session.ts'
import { deleteDraft, isDeletedInOtherTab, newDraft, readDraft, saveDraft, withField, withNewKey } from './drafts.ts'

/**
 * A form whose text survives a reload, a failed send and a session that ran out; signing out drops it. A component that comes to stand for
 * another draft is given a `key`.
 * @param name of the draft, for instance `post/<forum id>`; @param empty the fields with what they hold at first
 */
export function useDraft<Field extends string>(name: string, empty: Record<Field, string>) {
  const owner = useSession().user?.id ?? ''
  const [draft, setDraft] = useState(() => readDraft(owner, name, empty, Date.now()))
  // Another tab has sent the draft that both had open: what stands here is a thing of its own from now on.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (isDeletedInOtherTab(event, owner, name)) setDraft(withNewKey)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [owner, name])
  const keep = (next: typeof draft) => {
    setDraft(next)
    saveDraft(owner, name, next)
  }
  return {
    values: draft.values,
    /** Send it along as `client_key`. */
    clientKey: draft.clientKey,
    set: (field: Field, text: string) => keep(withField(draft, field, text, Date.now())),
    /** Call it before sending: from now on another text is another thing to store. */
    noteTry: () => keep({ ...draft, isTried: true }),
    /** It has been stored, or is not wanted any more. */
    clear: () => {
      deleteDraft(owner, name)
      setDraft(newDraft(empty, Date.now()))
    },
  }
}
