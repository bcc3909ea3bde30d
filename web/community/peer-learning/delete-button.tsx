import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as m from '#messages/community/peer-learning.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDelete, type Deletion } from './confirm-delete.tsx'

interface DeleteButtonProps extends Deletion {
  /** For screen readers. */
  about: string
}

export function DeleteButton({ about, ...deletion }: DeleteButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button variant="ghost" className="px-2!" onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {deletion.verb ?? m.deleteAction}
        <span className="sr-only">{about}</span>
      </Button>
      {isConfirming && <ConfirmDelete {...deletion} onClose={() => setConfirming(false)} />}
    </>
  )
}
