import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { CallError } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { changeEntry, refetchLists, refetchShares } from './api.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { focusList } from './focus-list.ts'
import type { HubTab } from './hub-address.ts'

interface DeleteButtonProps {
  tab: HubTab
  id: string
  verb?: string
  /** Distinguishes the button for screen readers. */
  about: string
  title: string
  children: ReactNode
  act: () => Promise<unknown>
}

/** Deletes an entry after confirmation. */
export function DeleteButton({ tab, id, verb = 'Delete', about, title, children, act }: DeleteButtonProps) {
  const queries = useQueryClient()
  const isDeleted = useRef(false)
  const [isConfirming, setConfirming] = useState(false)

  const remove = async () => {
    await act().catch((error) => {
      // Already deleted by someone else.
      if (!(error instanceof CallError && error.status === 404)) throw error
    })
    isDeleted.current = true
    changeEntry(queries, tab, id, null)
    refetchLists(queries, tab)
    if (tab === 'results') refetchShares(queries)
  }

  return (
    <>
      <Button variant="ghost" className="px-2!" onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {verb}
        <span className="sr-only">{about}</span>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={title}
          verb={verb}
          act={remove}
          fallback="Something went wrong. Please try again."
          onClose={() => setConfirming(false)}
          focusOnClose={() => (isDeleted.current ? focusList() : null)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
