import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenDraft } from '#web/newsroom/desk/use-draft.ts'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { proposalsQuery } from './api.ts'
import { AskForm } from './ask-form.tsx'
import { ProposalRow } from './proposal-row.tsx'

interface DraftingPanelProps {
  day: string
  /** `undefined`: for the day itself. */
  open?: OpenDraft
}

/** Proposals for a day, or for a draft: they are asked for, compared with their passages and accepted by the part. */
export function DraftingPanel({ day, open }: DraftingPanelProps) {
  const { data, isPending, error, refetch } = useQuery(proposalsQuery(day))
  const [shown, setShown] = useState<string>()
  const draftId = open?.draft.draft_id ?? null
  if (isPending) return <SkeletonRows rows={3} />
  if (!data) return <LoadFailure title="The proposals did not load" error={error} onRetry={refetch} />
  const { service } = data
  const proposals = data.proposals.filter((one) => one.draft_id === draftId)
  return (
    <div className="space-y-5">
      {service ? (
        <AskForm day={day} draftId={draftId} service={service} onAsked={setShown} />
      ) : (
        <p className="text-sm text-quiet">
          Drafting from sources is not set up here. An operator sets TRANSLATION_URL to a service that speaks the OpenAI protocol.
        </p>
      )}
      {proposals.length > 0 && (
        <ul aria-label="Proposals" className="divide-y divide-line border-y border-line">
          {proposals.map((proposal) => (
            <ProposalRow
              key={proposal.proposal_id}
              proposal={proposal}
              open={open}
              isShown={shown === proposal.proposal_id}
              onShow={(isShown) => setShown(isShown ? proposal.proposal_id : undefined)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
