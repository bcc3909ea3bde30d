import type { Source } from '#contract/newsroom/sources.ts'
import { FieldMistake, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useChangeSource } from './api.ts'
import { NO_SOURCE_TITLE, SOURCE_FIELDS, SourceFields } from './source-fields.tsx'

export function ChangeSource({ source, onClose }: { source: Source; onClose: () => void }) {
  const change = useChangeSource(source.source_id)
  const { isBusy, onSubmit, error, errorOf } = useSubmit(
    async (form) => {
      const title = textOf(form, 'title').trim()
      if (!title) throw new FieldMistake('title', NO_SOURCE_TITLE)
      await change.mutateAsync({ title, publisher: textOf(form, 'publisher'), licence: textOf(form, 'licence') })
      toast('The source was saved.', 'success')
      onClose()
    },
    'We could not save the source. Please try again.',
    SOURCE_FIELDS,
  )
  return (
    <Dialog open onOpenChange={onClose} title="Title, publisher, licence">
      <form onSubmit={onSubmit} noValidate className="space-y-4">
        {error && <Notice tone="error">{error}</Notice>}
        <SourceFields source={source} errorOf={errorOf} />
        <DialogFoot onCancel={onClose} action="Save" busy={isBusy} />
      </form>
    </Dialog>
  )
}
