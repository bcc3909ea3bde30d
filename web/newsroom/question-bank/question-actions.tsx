import { Archive, Replace, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { cutText } from '#contract/cut-text.ts'
import { failureText } from '#web/platform/http/call.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type BankQuestion, useRetire } from './api.ts'
import { RetireDialog } from './retire-dialog.tsx'

const MAX_LABEL = 60

export function QuestionActions({ question: one }: { question: BankQuestion }) {
  const [dialog, setDialog] = useState<'retire' | 'replace'>()
  const { putBack } = useRetire(one.question.question_id)
  const restore = () =>
    putBack.mutate(undefined, {
      onSuccess: () => toast('The question is back in its quiz.', 'success'),
      onError: (error) => toast(failureText(error, 'We could not put it back. Please try again.'), 'error'),
    })
  const actions = one.is_retired
    ? [{ label: 'Put back into its quiz', icon: Undo2, act: restore }]
    : [
        { label: 'Retire…', icon: Archive, act: () => setDialog('retire') },
        { label: 'Replace…', icon: Replace, act: () => setDialog('replace') },
      ]
  return (
    <span className="shrink-0">
      <ActionMenu label={`More for: ${cutText(one.question.question_text, MAX_LABEL)}`} actions={actions} />
      {dialog && <RetireDialog question={one} isReplaced={dialog === 'replace'} onClose={() => setDialog(undefined)} />}
    </span>
  )
}
