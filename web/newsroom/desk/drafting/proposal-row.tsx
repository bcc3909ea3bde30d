import type { ListedProposal } from '#contract/newsroom/drafting/proposal-shapes.ts'
import type { OpenDraft } from '#web/newsroom/desk/use-draft.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatMoment } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { isUnderWay, useCancel } from './api.ts'
import { kindText, stateText, usageText } from './proposal-texts.ts'
import { ProposalView } from './proposal-view.tsx'

interface ProposalRowProps {
  proposal: ListedProposal
  open: OpenDraft | undefined
  isShown: boolean
  onShow: (isShown: boolean) => void
}

export function ProposalRow({ proposal, open, isShown, onShow }: ProposalRowProps) {
  const { proposal_id, state, created_at, made_by, usage } = proposal
  const cancel = useCancel()
  const name = `${kindText(proposal)}, ${formatMoment(created_at)}`
  return (
    <li className="space-y-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-medium">{kindText(proposal)}</p>
          <p className={`flex items-center gap-2 ${state === 'failed' ? 'text-danger' : ''}`} aria-live="polite">
            {isUnderWay(proposal) && <Spinner />}
            {stateText(proposal)}
          </p>
          <p className="text-sm text-quiet wrap-anywhere">
            {[formatMoment(created_at), made_by, usageText(usage)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {isUnderWay(proposal) && (
          <Button
            variant="outline"
            size="sm"
            busy={cancel.isPending}
            aria-label={`Cancel: ${name}`}
            onClick={() =>
              cancel.mutate(proposal_id, {
                onError: (error) => toast(failureText(error, 'We could not cancel it. Please try again.'), 'error'),
              })
            }
          >
            Cancel
          </Button>
        )}
        {state === 'done' && (
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isShown}
            aria-label={`${isShown ? 'Close' : 'Look at it'}: ${name}`}
            onClick={() => onShow(!isShown)}
          >
            {isShown ? 'Close' : 'Look at it'}
          </Button>
        )}
      </div>
      {state === 'done' && isShown && <ProposalView proposalId={proposal_id} open={open} />}
    </li>
  )
}
