import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#web/platform/session/session.ts'
import { hasDraft } from '#web/platform/storage/drafts.ts'
import { postDraft } from './api.ts'

export const WRITE_HASH = '#write'

export type Composer = ReturnType<typeof useComposer>

/** `asked` takes focus, `resumed` has a draft. */
export function useComposer(forumId: string) {
  const owner = useSession().user?.id ?? ''
  const { hash } = useLocation()
  const [opened, setOpened] = useState<'asked' | 'resumed' | undefined>(() => {
    if (hash === WRITE_HASH) return 'asked'
    return hasDraft(owner, postDraft(forumId), Date.now()) ? 'resumed' : undefined
  })
  return { opened, open: () => setOpened('asked'), close: () => setOpened(undefined) }
}
