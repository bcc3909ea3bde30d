import { MAX_SOURCE_TEXT } from '#contract/newsroom/sources/source-rules.ts'
import { FieldMistake, refuse, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, Input, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useAddText } from './api.ts'
import { NO_SOURCE_TITLE, SOURCE_FIELDS, SourceFields } from './source-fields.tsx'

export function PasteSource({ day, onClose }: { day: string; onClose: () => void }) {
  const add = useAddText(day)
  const { isBusy, onSubmit, error, errorOf } = useSubmit(
    async (form) => {
      const [title, text] = [textOf(form, 'title').trim(), textOf(form, 'text')]
      refuse([
        ...(title ? [] : [new FieldMistake('title', NO_SOURCE_TITLE)]),
        ...(text.trim() ? [] : [new FieldMistake('text', 'Please paste the text')]),
      ])
      const address = textOf(form, 'address').trim() || null
      const note = { publisher: textOf(form, 'publisher'), licence: textOf(form, 'licence') }
      const { is_new } = await add.mutateAsync({ title, text, address, ...note })
      toast(is_new ? 'The source was added.' : 'The day has this text already.', 'success')
      onClose()
    },
    'We could not add the source. Please try again.',
    { ...SOURCE_FIELDS, text: 'text', address: 'address' },
  )
  return (
    <Dialog open onOpenChange={onClose} size="wide" title="Paste text">
      <form onSubmit={onSubmit} noValidate className="space-y-4">
        {error && <Notice tone="error">{error}</Notice>}
        <SourceFields errorOf={errorOf} />
        <Field label="Where it was found" hint="An address with https://, if it has one." error={errorOf('address')}>
          <Input name="address" type="url" inputMode="url" autoComplete="off" />
        </Field>
        <Field label="Text" hint="Blank lines divide its paragraphs." error={errorOf('text')}>
          <TextArea name="text" rows={8} maxLength={MAX_SOURCE_TEXT} />
        </Field>
        <DialogFoot onCancel={onClose} action="Add the source" busy={isBusy} />
      </form>
    </Dialog>
  )
}
