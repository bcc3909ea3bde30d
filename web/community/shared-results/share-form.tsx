import { useQueryClient } from '@tanstack/react-query'
import { ALREADY_SHARED_CODE, MAX_NOTE_CHARACTERS } from '#contract/community/peer-learning-rules.ts'
import * as m from '#messages/community/shared-results.ts'
import { refetchLists, refetchShares, shareResult } from '#web/community/peer-learning/api.ts'
import { CategoryField, validateCategory } from '#web/community/peer-learning/category-field.tsx'
import { EntryDialog } from '#web/community/peer-learning/entry-dialog.tsx'
import { TextField } from '#web/community/peer-learning/text-field.tsx'
import { validateAll, validateText } from '#web/community/peer-learning/validate-text.ts'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { CallError } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { type Titled, useTitleIn } from '#web/reading/shared/title-in.ts'
import { toast } from '#web/ui/status/toast-store.ts'

interface ShareFormProps {
  attempt: { id: string; quiz: Titled; figures: string }
  onClose: () => void
  onShared?: () => void
}

/** The score comes from the server. */
export function ShareForm({ attempt, onClose, onShared }: ShareFormProps) {
  const queries = useQueryClient()
  const title = useTitleIn()(attempt.quiz)
  const draft = useDraft(`result/${attempt.id}`, { note: '', category: '' })
  const { note, category } = draft.values

  const form = useSubmit(async () => {
    const text = validateAll({
      category: () => validateCategory(category),
      note: () => validateText('note', note, { most: MAX_NOTE_CHARACTERS }),
    })
    draft.markTried()
    await shareResult({ ...text, attempt_id: attempt.id, client_key: draft.clientKey }).catch((error) => {
      // In another tab, or the reply was lost.
      if (!(error instanceof CallError && error.code === ALREADY_SHARED_CODE)) throw error
    })
    draft.clear()
    refetchLists(queries, 'results')
    refetchShares(queries)
    toast(m.resultShared, 'success')
    onClose()
    onShared?.()
  }, m.shareFailed)

  return (
    <EntryDialog
      title={m.shareYourResult}
      description={
        <>
          <p lang={title.lang} className="font-semibold text-ink wrap-anywhere">
            {title.value}
          </p>
          <p>{attempt.figures}</p>
          <p className="mt-1">{m.whoSeesIt}</p>
        </>
      }
      verb={m.share}
      form={form}
      onClose={onClose}
      onDiscard={draft.clear}
    >
      <CategoryField value={category} error={form.errorOf('category')} onChange={(chosen) => draft.set('category', chosen)} />
      <TextField
        name="note"
        label={m.note}
        hint={m.noteHint}
        rows={3}
        value={note}
        most={MAX_NOTE_CHARACTERS}
        error={form.errorOf('note')}
        onChange={(text) => draft.set('note', text)}
      />
    </EntryDialog>
  )
}
