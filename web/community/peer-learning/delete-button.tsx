import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { CallError } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { askAnew, askSharesAnew, changeEntry } from './api.ts'
import { Asking } from './asking.tsx'
import { focusList } from './focus-list.ts'
import type { HubTab } from './hub-address.ts'

interface DeleteButtonProps {
  tab: HubTab
  id: string
  verb?: string
  /** Tells one button from the next. */
  about: string
  title: string
  children: ReactNode
  act: () => Promise<unknown>
}

/** Takes an entry away, after a question. */
export function DeleteButton({ tab, id, verb = 'Delete', about, title, children, act }: DeleteButtonProps) {
  const queries = useQueryClient()
  const isGone = useRef(false)
  const [isAsking, setAsking] = useState(false)

  const remove = async () => {
    await act().catch((error) => {
      // Somebody was quicker: it is gone, which is what was wanted.
      if (!(error instanceof CallError && error.status === 404)) throw error
    })
    isGone.current = true
    changeEntry(queries, tab, id, null)
    askAnew(queries, tab)
    if (tab === 'results') askSharesAnew(queries)
  }

  return (
    <>
      <Button variant="ghost" className="px-2!" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {verb}
        <span className="sr-only">{about}</span>
      </Button>
      {isAsking && (
        <Asking
          title={title}
          verb={verb}
          act={remove}
          fallback="That did not work. Please try again."
          onClose={() => setAsking(false)}
          goesBackTo={() => (isGone.current ? focusList() : null)}
        >
          {children}
        </Asking>
      )}
    </>
  )
}
