import { counted } from '#contract/amounts.ts'
import type { ChosenState } from '#contract/newsroom/desk/desk-rules.ts'
import { NEEDS_ANOTHER_PERSON } from '#contract/newsroom/desk/desk-rules.ts'
import type { DeskDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { useFocusKept } from '#web/platform/hooks/use-focus-kept.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useSetState } from './draft-api.ts'
import type { Review } from './use-review.ts'

interface DraftActionsProps {
  draft: DeskDraft
  /** Something typed is not on the server yet. */
  isUnsaved: boolean
  review: Review
}

const SAID: Record<ChosenState, string> = {
  drafting: 'Back to writing.',
  review: 'Ready for review.',
  approved: 'Approved.',
}

/** From writing over review to approval, and first to what has to be mended or read. */
export function DraftActions({ draft, isUnsaved, review }: DraftActionsProps) {
  const change = useSetState(draft.draft_id)
  function set(state: ChosenState) {
    change.mutate(state, {
      onSuccess: () => toast(SAID[state], 'success'),
      onError: (error) => {
        if (error instanceof CallError && error.status === 422) review.show('mistakes')
        else toast(failureText(error, 'We could not change the state. Please try again.'), 'error')
      },
    })
  }
  const { step, mistakes, advice, show } = review
  const action = (state: ChosenState, label: string, variant: 'default' | 'outline' = 'outline', isRefused = false) => (
    <Button
      variant={variant}
      busy={change.isPending && change.variables === state}
      disabled={isUnsaved || isRefused || draft.day === null}
      onClick={() => set(state)}
    >
      {label}
    </Button>
  )
  const kept = useFocusKept<HTMLDivElement>((box) => box.querySelector<HTMLElement>('button:enabled'))
  const { state, needs_another_person: isOwn } = draft
  if (state === 'handed_over') return null
  return (
    <div className="space-y-2">
      <div {...kept} className="flex flex-wrap gap-3">
        {step === 'mistakes' && (
          <Button onClick={() => show('mistakes')}>{`See ${counted(mistakes.length, 'thing')} to mend`}</Button>
        )}
        {step === 'advice' && <Button onClick={() => show('advice')}>{`See the advice (${advice.advice?.length ?? 0})`}</Button>}
        {state !== 'review' &&
          state !== 'approved' &&
          action('review', 'Ready for review', step === 'approve' && isOwn ? 'default' : 'outline')}
        {state !== 'approved' && action('approved', 'Approve', step === 'approve' && !isOwn ? 'default' : 'outline', isOwn)}
        {(state === 'review' || state === 'approved') && action('drafting', 'Back to writing')}
      </div>
      {isOwn && state !== 'approved' && <p className="text-sm text-quiet">{`${NEEDS_ANOTHER_PERSON}.`}</p>}
      {draft.day === null && <p className="text-sm text-quiet">Give it a day to have it approved.</p>}
    </div>
  )
}
