import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LearningTip } from '#contract/community/peer-learning.ts'
import type { StudyGroup } from '#contract/community/study-groups.ts'
import * as m from '#messages/community/peer-learning.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import * as api from './api.ts'
import type { HubTab } from './hub-address.ts'

export type Likeable = 'results' | 'tips'
interface Liked {
  likes_count: number
  is_liked: boolean
}

export const useLike = (tab: Likeable, id: string, { is_liked, likes_count }: Liked) =>
  useToggle<Likeable>(tab, id, {
    previous: { is_liked, likes_count },
    optimistic: (wanted) => ({ is_liked: wanted, likes_count: Math.max(0, likes_count + (wanted ? 1 : -1)) }),
    send: (wanted) => api.setLike(tab, id, wanted),
    failure: (wanted) => (wanted ? m.likeFailed : m.unlikeFailed),
  })

export const useSave = ({ tip_id, is_saved }: LearningTip) =>
  useToggle('tips', tip_id, {
    previous: { is_saved },
    optimistic: (wanted) => ({ is_saved: wanted }),
    send: (wanted) => api.setSave(tip_id, wanted),
    failure: (wanted) => (wanted ? m.saveFailed : m.unsaveFailed),
  })

export function useMembership({ group_id, is_member, member_count }: StudyGroup) {
  const queries = useQueryClient()
  return useToggle('groups', group_id, {
    previous: { is_member, member_count },
    optimistic: (wanted) => ({ is_member: wanted, member_count: Math.max(0, member_count + (wanted ? 1 : -1)) }),
    send: (wanted) => api.setMembership(group_id, wanted),
    failure: (wanted) => (wanted ? m.joinFailed : m.leaveFailed),
    after: () => api.refetchMembers(queries, group_id),
  })
}

interface Toggle<Entry> {
  /** For the rollback. */
  previous: Partial<Entry>
  optimistic: (wanted: boolean) => Partial<Entry>
  /** @returns the state on the server */
  send: (wanted: boolean) => Promise<Partial<Entry>>
  failure: (wanted: boolean) => string
  after?: () => unknown
}

/** Rolls back with a toast. Ignores clicks during a request. */
function useToggle<Tab extends HubTab>(
  tab: Tab,
  id: string,
  { previous, optimistic, send, failure, after }: Toggle<api.Entries[Tab]>,
) {
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: send,
    onMutate: async (wanted: boolean) => {
      await api.cancelRequests(queries, tab)
      api.changeEntry(queries, tab, id, optimistic(wanted))
      return previous
    },
    onSuccess: (said) => {
      api.changeEntry(queries, tab, id, said)
    },
    onError: (error, wanted, stood) => {
      const isGone = isNotFound(error)
      if (isGone) api.changeEntry(queries, tab, id, null)
      else if (stood) api.changeEntry(queries, tab, id, stood)
      toast(failureText(error, failure(wanted)), 'error')
      // Changed on the server.
      if (error instanceof CallError && error.status === 409) api.refetchLists(queries, tab)
    },
    onSettled: () => {
      api.invalidateLists(queries, tab)
      after?.()
    },
  })
  return (wanted: boolean) => {
    if (!mutation.isPending) mutation.mutate(wanted)
  }
}
