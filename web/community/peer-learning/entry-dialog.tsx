import type { FormEvent, ReactNode } from 'react'
import * as m from '#messages/community/peer-learning.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface EntryDialogProps {
  title: string
  description?: ReactNode
  verb: string
  form: { isBusy: boolean; error: string | undefined; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  children: ReactNode
  onClose: () => void
  onDiscard: () => void
}

/** Cancel keeps the draft. */
export function EntryDialog({ title, description, verb, form, children, onClose, onDiscard }: EntryDialogProps) {
  return (
    <Dialog open onOpenChange={() => !form.isBusy && onClose()} title={title} description={description}>
      <form noValidate onSubmit={form.onSubmit} className="space-y-5">
        {children}
        {form.error && <Notice tone="error">{form.error}</Notice>}
        <DialogFoot onCancel={onClose} action={verb} busy={form.isBusy}>
          <Button
            variant="ghost"
            className="sm:me-auto"
            disabled={form.isBusy}
            onClick={() => {
              onDiscard()
              onClose()
            }}
          >
            {m.discardDraft({ hidden: (text) => <span className="sr-only">{text}</span> })}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
