import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GroupMember, StudyGroup } from '#contract/community/study-groups.ts'
import * as m from '#messages/community/study-groups.ts'
import { changeEntry, groupMembers, handOver, refetchMembers } from '#web/community/peer-learning/api.ts'
import { ConfirmDialog } from '#web/community/peer-learning/confirm-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { toast } from '#web/ui/status/toast-store.ts'

export function GroupMembers({ group }: { group: StudyGroup }) {
  const members = useQuery(groupMembers(group.group_id))
  const [next, setNext] = useState<GroupMember>()

  if (members.isPending) return <ListSkeleton rows={Math.min(group.member_count, 5)} />
  if (!members.data) return <LoadFailure title={m.membersDidNotLoad} error={members.error} onRetry={() => members.refetch()} />
  if (members.data.length === 0) return <p className="mt-3 text-quiet">{m.nobodyJoined}</p>
  return (
    <>
      <ul aria-label={m.membersOf({ name: group.name })} className="mt-3 border-t border-line">
        {members.data.map((member) => (
          <li
            key={member.user_id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line py-0.5"
          >
            <span className="flex flex-wrap items-center gap-2">
              <span className="wrap-anywhere">{member.username}</span>
              {member.is_owner && <Badge tone="accent">{m.owner}</Badge>}
            </span>
            {group.is_own && !member.is_owner && (
              <Button variant="ghost" onClick={() => setNext(member)}>
                {m.makeOwner}
                <span className="sr-only">{member.username}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {next && <TransferDialog group={group} to={next} onClose={() => setNext(undefined)} />}
    </>
  )
}

function TransferDialog({ group, to, onClose }: { group: StudyGroup; to: GroupMember; onClose: () => void }) {
  const queries = useQueryClient()
  const transfer = async () => {
    changeEntry(queries, 'groups', group.group_id, await handOver(group.group_id, to.user_id))
    refetchMembers(queries, group.group_id)
    toast(m.nowOwner({ name: to.username }), 'success')
  }
  return (
    <ConfirmDialog
      title={m.confirmTransfer}
      verb={m.transfer}
      tone="default"
      act={transfer}
      fallback={m.transferFailed}
      onClose={onClose}
    >
      {m.transferEffect({ name: to.username, group: group.name })}
    </ConfirmDialog>
  )
}

function ListSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label={m.loadingMembers}>
      <div className="mt-3 border-t border-line">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars without a name
          <div key={row} className="flex min-h-12 items-center border-b border-line">
            <Skeleton className="h-4 w-32" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
