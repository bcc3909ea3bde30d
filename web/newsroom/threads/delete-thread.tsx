import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { EditedThread } from '#contract/newsroom/threads.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useRemoveThread } from './api.ts'

export function DeleteThread({ thread: { thread_id, title } }: { thread: EditedThread }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const remove = useRemoveThread()
  const onAction = () =>
    remove.mutate(thread_id, {
      onSuccess: () => {
        toast('The thread was deleted.', 'success')
        navigate(paths.adminTab('threads'))
      },
    })
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Delete thread
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Delete this thread?" description={`“${title}”: its articles stay.`}>
        <div className="space-y-4">
          {remove.error && (
            <Notice tone="error">{failureText(remove.error, 'The thread could not be deleted. Please try again.')}</Notice>
          )}
          <DialogFoot
            onCancel={() => setOpen(false)}
            action="Delete thread"
            onAction={onAction}
            tone="danger"
            busy={remove.isPending}
          />
        </div>
      </Dialog>
    </>
  )
}
