import { useQuery } from '@tanstack/react-query'
import type { Proposal } from '#contract/newsroom/drafting/proposal-shapes.ts'
import type { OpenDraft } from '#web/newsroom/desk/use-draft.ts'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { proposalQuery } from './api.ts'
import { ProposalPart } from './proposal-part.tsx'

export function ProposalView({ proposalId, open }: { proposalId: string; open: OpenDraft | undefined }) {
  const { data, isPending, error, refetch } = useQuery(proposalQuery(proposalId))
  if (isPending) return <SkeletonRows rows={4} />
  if (!data) return <LoadFailure title="The proposal did not load" error={error} onRetry={refetch} />
  return (
    <div className="space-y-4">
      {data.remarks.length > 0 && <Remarks remarks={data.remarks} />}
      {data.parts_proposed.length === 0 && <p className="text-quiet">The sources have nothing new for older articles.</p>}
      <ol className="space-y-4">
        {data.parts_proposed.map((part) => (
          <ProposalPart key={part.number} proposal={data} part={part} open={open} />
        ))}
      </ol>
    </div>
  )
}

const Remarks = ({ remarks }: Pick<Proposal, 'remarks'>) => (
  <Notice tone="warning">
    <ul className="space-y-1">
      {[...new Set(remarks)].map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  </Notice>
)
