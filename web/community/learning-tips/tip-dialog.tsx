import { useQueryClient } from '@tanstack/react-query'
import type { LearningTip } from '#contract/community/peer-learning.ts'
import { MAX_TIP_CHARACTERS, TIP_TITLE_MAX, TIP_TITLE_MIN } from '#contract/community/peer-learning-rules.ts'
import * as m from '#messages/community/learning-tips.ts'
import { changeEntry, changeTip, refetchLists, writeTip } from '#web/community/peer-learning/api.ts'
import { CategoryField, validateCategory } from '#web/community/peer-learning/category-field.tsx'
import { EntryDialog } from '#web/community/peer-learning/entry-dialog.tsx'
import { TextField } from '#web/community/peer-learning/text-field.tsx'
import { validateAll, validateText } from '#web/community/peer-learning/validate-text.ts'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { toast } from '#web/ui/status/toast-store.ts'

interface TipDialogProps {
  /** Omit to create a new one. */
  tip?: LearningTip
  onClose: () => void
  onStored?: () => void
}

export function TipDialog({ tip, onClose, onStored }: TipDialogProps) {
  const queries = useQueryClient()
  const draft = useDraft(tip ? `tip/${tip.tip_id}` : 'tip', {
    title: tip?.title ?? '',
    content: tip?.content ?? '',
    category: tip?.category ?? '',
  })
  const { title, content, category } = draft.values

  const form = useSubmit(async () => {
    const text = validateAll({
      title: () => validateText('title', title, { least: TIP_TITLE_MIN, most: TIP_TITLE_MAX, empty: m.titleMissing }),
      category: () => validateCategory(category),
      content: () => validateText('content', content, { least: 1, most: MAX_TIP_CHARACTERS, empty: m.tipMissing }),
    })
    draft.markTried()
    if (tip) changeEntry(queries, 'tips', tip.tip_id, await changeTip(tip.tip_id, text))
    else await writeTip({ ...text, client_key: draft.clientKey })
    draft.clear()
    refetchLists(queries, 'tips')
    toast(tip ? m.tipChanged : m.tipPublished, 'success')
    onClose()
    onStored?.()
  }, m.saveFailed)

  return (
    <EntryDialog
      title={tip ? m.editTip : m.writeLearningTip}
      verb={tip ? m.save : m.publish}
      form={form}
      onClose={onClose}
      onDiscard={draft.clear}
    >
      <TextField
        name="title"
        label={m.title}
        value={title}
        most={TIP_TITLE_MAX}
        error={form.errorOf('title')}
        onChange={(text) => draft.set('title', text)}
      />
      <CategoryField value={category} error={form.errorOf('category')} onChange={(chosen) => draft.set('category', chosen)} />
      <TextField
        name="content"
        label={m.yourTip}
        hint={m.markupHint}
        rows={7}
        value={content}
        most={MAX_TIP_CHARACTERS}
        error={form.errorOf('content')}
        onChange={(text) => draft.set('content', text)}
      />
    </EntryDialog>
  )
}
