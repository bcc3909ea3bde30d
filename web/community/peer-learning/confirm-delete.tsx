import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import * as m from '#messages/community/peer-learning.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { changeEntry, refetchLists, refetchShares } from './api.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { focusList } from './focus-list.ts'
import type { HubTab } from './hub-address.ts'

export interface Deletion {
  tab: HubTab
  id: string
  verb?: string
  title: string
  children: ReactNode
  act: () => Promise<unknown>
}

export function ConfirmDelete({
  tab,
  id,
  verb = m.deleteAction,
  title,
  children,
  act,
  onClose,
}: Deletion & { onClose: () => void }) {
  const queries = useQueryClient()
  const isDeleted = useRef(false)

  const remove = async () => {
    await act().catch((error) => {
      // Already deleted.
      if (!isNotFound(error)) throw error
    })
    isDeleted.current = true
    changeEntry(queries, tab, id, null)
    refetchLists(queries, tab)
    if (tab === 'results') refetchShares(queries)
  }

  return (
    <ConfirmDialog
      title={title}
      verb={verb}
      act={remove}
      fallback={m.deleteFailed}
      onClose={onClose}
      focusOnClose={() => (isDeleted.current ? focusList() : null)}
    >
      {children}
    </ConfirmDialog>
  )
}
