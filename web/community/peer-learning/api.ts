import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type LearningTip, peerLearning, type SharedResult } from '#contract/community/peer-learning.ts'
import type { HubCategory } from '#contract/community/peer-learning-rules.ts'
import { type StudyGroup, studyGroups } from '#contract/community/study-groups.ts'
import { call } from '#web/platform/http/call.ts'
import { type EntryList, type EntryPage, withEntry } from './entry-lists.ts'
import type { HubAddress, HubTab } from './hub-address.ts'

/** What each tab lists. */
export interface Entries {
  results: SharedResult
  groups: StudyGroup
  tips: LearningTip
}

const CALLS = { results: peerLearning.results, groups: studyGroups.list, tips: peerLearning.tips }
const HUB = 'peer-learning'
const SHARED = [HUB, 'shared-attempts']
const membersKey = (groupId: string) => [HUB, 'members', groupId]

/** While another search is on its way the list of the one before stays. */
export function entryList<Tab extends HubTab>(tab: Tab, { category, q, show, id }: HubAddress) {
  const asked = { category, q: q || undefined, show, id }
  return infiniteQueryOptions({
    queryKey: [HUB, tab, asked],
    queryFn: ({ pageParam, signal }) =>
      call(CALLS[tab] as typeof peerLearning.tips, {
        query: { ...asked, ...(pageParam && { before: pageParam }) },
        signal,
      }) as unknown as Promise<EntryPage<Entries[Tab]>>,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    placeholderData: keepPreviousData,
  })
}

export const groupMembers = (groupId: string) =>
  queryOptions({
    queryKey: membersKey(groupId),
    queryFn: async ({ signal }) => (await call(studyGroups.members, { params: { groupId }, signal })).data,
  })

/** Of a person's own attempts those that are shared, with where. */
export const sharedAttempts = () =>
  queryOptions({
    queryKey: SHARED,
    queryFn: async ({ signal }) => {
      const { data } = await call(peerLearning.sharedAttempts, { signal })
      return new Map(data.map(({ attempt_id, result_id }) => [attempt_id, result_id]))
    },
  })

export const idOf = {
  results: ({ result_id }: SharedResult) => result_id,
  groups: ({ group_id }: StudyGroup) => group_id,
  tips: ({ tip_id }: LearningTip) => tip_id,
}

/** Changes an entry in every list that shows it; `null` takes it out. */
export function changeEntry<Tab extends HubTab>(
  queries: QueryClient,
  tab: Tab,
  id: string,
  change: Partial<Entries[Tab]> | null,
): void {
  const isIt = (entry: Entries[Tab]) => (idOf[tab] as (entry: Entries[Tab]) => string)(entry) === id
  queries.setQueriesData<EntryList<Entries[Tab]>>({ queryKey: [HUB, tab] }, (list) => withEntry(list, isIt, change))
}

/** An answer from before a change must not undo it. */
export const stopAsking = (queries: QueryClient, tab: HubTab) => queries.cancelQueries({ queryKey: [HUB, tab] })

/** Something was added or taken away: every list of the tab is asked for again. */
export const askAnew = (queries: QueryClient, tab: HubTab) => queries.invalidateQueries({ queryKey: [HUB, tab] })

/** The other lists of the tab are asked for again when they are next opened; what stands on the page stays there. */
export const askAnewLater = (queries: QueryClient, tab: HubTab) =>
  queries.invalidateQueries({ queryKey: [HUB, tab], refetchType: 'none' })

export const askMembersAnew = (queries: QueryClient, groupId: string) =>
  queries.invalidateQueries({ queryKey: membersKey(groupId) })

export const askSharesAnew = (queries: QueryClient) => queries.invalidateQueries({ queryKey: SHARED })

const LIKES = {
  results: {
    on: (resultId: string) => call(peerLearning.likeResult, { params: { resultId } }),
    off: (resultId: string) => call(peerLearning.unlikeResult, { params: { resultId } }),
  },
  tips: {
    on: (tipId: string) => call(peerLearning.likeTip, { params: { tipId } }),
    off: (tipId: string) => call(peerLearning.unlikeTip, { params: { tipId } }),
  },
}

export const setLike = async (tab: 'results' | 'tips', id: string, wanted: boolean) =>
  (await LIKES[tab][wanted ? 'on' : 'off'](id)).data

export async function setSave(tipId: string, wanted: boolean): Promise<{ is_saved: boolean }> {
  await call(wanted ? peerLearning.saveTip : peerLearning.unsaveTip, { params: { tipId } })
  return { is_saved: wanted }
}

export const setMembership = async (groupId: string, wanted: boolean) =>
  (await call(wanted ? studyGroups.join : studyGroups.leave, { params: { groupId } })).data

export interface Classed {
  category: HubCategory
}

export const shareResult = (body: Classed & { attempt_id: string; note: string; client_key: string }) =>
  call(peerLearning.shareResult, { body })

export const withdrawResult = (resultId: string) => call(peerLearning.withdrawResult, { params: { resultId } })

type TipText = Classed & { title: string; content: string }

export const writeTip = (body: TipText & { client_key: string }) => call(peerLearning.writeTip, { body })

export const changeTip = async (tipId: string, body: TipText) =>
  (await call(peerLearning.changeTip, { params: { tipId }, body })).data

export const deleteTip = (tipId: string) => call(peerLearning.deleteTip, { params: { tipId } })

type GroupText = Classed & { name: string; description: string; size_limit: number }

export const createGroup = (body: GroupText & { client_key: string }) => call(studyGroups.create, { body })

export const changeGroup = async (groupId: string, body: GroupText) =>
  (await call(studyGroups.change, { params: { groupId }, body })).data

export const deleteGroup = (groupId: string) => call(studyGroups.remove, { params: { groupId } })

export const handOver = async (groupId: string, user_id: string) =>
  (await call(studyGroups.handOver, { params: { groupId }, body: { user_id } })).data
