import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GroupMember, StudyGroup } from '#contract/community/study-groups.ts'
import { askMembersAnew, changeEntry, groupMembers, handOver } from '#web/community/peer-learning/api.ts'
import { Asking } from '#web/community/peer-learning/asking.tsx'
import { failureText } from '#web/platform/http/call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { toast } from '#web/ui/status/toast-store.ts'

/** Who is in a group, the longest there first; its owner can make another of them the owner. */
export function GroupMembers({ group }: { group: StudyGroup }) {
  const members = useQuery(groupMembers(group.group_id))
  const [next, setNext] = useState<GroupMember>()

  if (members.isPending) return <ListSkeleton rows={Math.min(group.member_count, 5)} />
  if (!members.data)
    return (
      <ErrorState
        title="Failed to load the members"
        text={failureText(members.error, 'Please try again in a moment.')}
        onRetry={() => members.refetch()}
      />
    )
  if (members.data.length === 0) return <p className="mt-3 text-quiet">Nobody has joined yet.</p>
  return (
    <>
      <ul aria-label={`Members of ${group.name}`} className="mt-3 border-t border-line">
        {members.data.map((member) => (
          <li
            key={member.user_id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line py-0.5"
          >
            <span className="flex flex-wrap items-center gap-2">
              <span className="wrap-anywhere">{member.username}</span>
              {member.is_owner && <Badge tone="accent">Owner</Badge>}
            </span>
            {group.is_own && !member.is_owner && (
              <Button variant="ghost" onClick={() => setNext(member)}>
                Make owner
                <span className="sr-only">{member.username}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {next && <HandOver group={group} to={next} onClose={() => setNext(undefined)} />}
    </>
  )
}

function HandOver({ group, to, onClose }: { group: StudyGroup; to: GroupMember; onClose: () => void }) {
  const queries = useQueryClient()
  const give = async () => {
    changeEntry(queries, 'groups', group.group_id, await handOver(group.group_id, to.user_id))
    askMembersAnew(queries, group.group_id)
    toast(`${to.username} is the owner now`, 'success')
  }
  return (
    <Asking
      title="Hand the group over?"
      verb="Hand over"
      tone="default"
      act={give}
      fallback="The group could not be handed over. Please try again."
      onClose={onClose}
    >
      {`${to.username} will be the owner of ${group.name} and can change and delete it. You stay a member, and may then leave.`}
    </Asking>
  )
}

function ListSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label="Loading the members">
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
