import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LearningTip } from '#contract/community/peer-learning.ts'
import type { StudyGroup } from '#contract/community/study-groups.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
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
    before: { is_liked, likes_count },
    at: (wanted) => ({ is_liked: wanted, likes_count: Math.max(0, likes_count + (wanted ? 1 : -1)) }),
    send: (wanted) => api.setLike(tab, id, wanted),
    failure: (wanted) =>
      wanted ? 'The like could not be sent. Please try again.' : 'The like could not be taken back. Please try again.',
  })

export const useSave = ({ tip_id, is_saved }: LearningTip) =>
  useToggle('tips', tip_id, {
    before: { is_saved },
    at: (wanted) => ({ is_saved: wanted }),
    send: (wanted) => api.setSave(tip_id, wanted),
    failure: (wanted) =>
      wanted ? 'The tip could not be saved. Please try again.' : 'The tip could not be taken off. Please try again.',
  })

export function useMembership({ group_id, is_member, member_count }: StudyGroup) {
  const queries = useQueryClient()
  return useToggle('groups', group_id, {
    before: { is_member, member_count },
    at: (wanted) => ({ is_member: wanted, member_count: Math.max(0, member_count + (wanted ? 1 : -1)) }),
    send: (wanted) => api.setMembership(group_id, wanted),
    failure: (wanted) =>
      wanted ? 'You could not join the group. Please try again.' : 'You could not leave the group. Please try again.',
    after: () => api.askMembersAnew(queries, group_id),
  })
}

interface Toggle<Entry> {
  /** What stood there before the press. */
  before: Partial<Entry>
  /** What stands there at once after it. */
  at: (wanted: boolean) => Partial<Entry>
  /** What the server then says is so. */
  send: (wanted: boolean) => Promise<Partial<Entry>>
  failure: (wanted: boolean) => string
  after?: () => unknown
}

/** The new state shows at once, and goes back with a word about it if the server refuses. Presses during the way are not taken. */
function useToggle<Tab extends HubTab>(tab: Tab, id: string, { before, at, send, failure, after }: Toggle<api.Entries[Tab]>) {
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: send,
    onMutate: async (wanted: boolean) => {
      await api.stopAsking(queries, tab)
      api.changeEntry(queries, tab, id, at(wanted))
      return before
    },
    onSuccess: (said) => {
      api.changeEntry(queries, tab, id, said)
    },
    onError: (error, wanted, stood) => {
      const isGone = error instanceof CallError && error.status === 404
      if (isGone) api.changeEntry(queries, tab, id, null)
      else if (stood) api.changeEntry(queries, tab, id, stood)
      toast(failureText(error, failure(wanted)), 'error')
      // Full, or changed by others: what the page says is no longer so.
      if (error instanceof CallError && error.status === 409) api.askAnew(queries, tab)
    },
    onSettled: () => {
      api.askAnewLater(queries, tab)
      after?.()
    },
  })
  return (wanted: boolean) => {
    if (!mutation.isPending) mutation.mutate(wanted)
  }
}
