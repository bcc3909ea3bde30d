import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type LearningTip, peerLearning, type SharedResult } from '#contract/community/peer-learning.ts'
import type { HubCategory } from '#contract/community/peer-learning-rules.ts'
import { type StudyGroup, studyGroups } from '#contract/community/study-groups.ts'
import { call } from '#web/platform/http/call.ts'
import { type EntryList, type EntryPage, withEntry } from './entry-lists.ts'
import type { HubAddress, HubTab } from './hub-address.ts'

export interface Entries {
  results: SharedResult
  groups: StudyGroup
  tips: LearningTip
}

const CALLS = { results: peerLearning.results, groups: studyGroups.list, tips: peerLearning.tips }
const HUB = 'peer-learning'
const SHARED = [HUB, 'shared-attempts']
const membersKey = (groupId: string) => [HUB, 'members', groupId]

/** Keeps the previous results while a search loads. */
export function entryList<Tab extends HubTab>(tab: Tab, { category, q, show, id }: HubAddress) {
  const query = { category, q: q || undefined, show, id }
  return infiniteQueryOptions({
    queryKey: [HUB, tab, query],
    queryFn: ({ pageParam, signal }) =>
      call(CALLS[tab] as typeof peerLearning.tips, {
        query: { ...query, ...(pageParam && { before: pageParam }) },
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

/** Result id by attempt id. */
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

/** In every cached list; `null` removes it. */
export function changeEntry<Tab extends HubTab>(
  queries: QueryClient,
  tab: Tab,
  id: string,
  change: Partial<Entries[Tab]> | null,
): void {
  const isIt = (entry: Entries[Tab]) => (idOf[tab] as (entry: Entries[Tab]) => string)(entry) === id
  queries.setQueriesData<EntryList<Entries[Tab]>>({ queryKey: [HUB, tab] }, (list) => withEntry(list, isIt, change))
}

/** A reply from before a change must not overwrite it. */
export const cancelRequests = (queries: QueryClient, tab: HubTab) => queries.cancelQueries({ queryKey: [HUB, tab] })

export const refetchLists = (queries: QueryClient, tab: HubTab) => queries.invalidateQueries({ queryKey: [HUB, tab] })

/** Does not reload the visible list. */
export const invalidateLists = (queries: QueryClient, tab: HubTab) =>
  queries.invalidateQueries({ queryKey: [HUB, tab], refetchType: 'none' })

/** A first request that is under way may have been answered before the change, and would not be asked again. */
export async function refetchMembers(queries: QueryClient, groupId: string): Promise<void> {
  const of = { queryKey: membersKey(groupId) }
  await queries.cancelQueries(of)
  await queries.invalidateQueries(of)
}

export const refetchShares = (queries: QueryClient) => queries.invalidateQueries({ queryKey: SHARED })

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

export interface WithCategory {
  category: HubCategory
}

export const shareResult = (body: WithCategory & { attempt_id: string; note: string; client_key: string }) =>
  call(peerLearning.shareResult, { body })

export const withdrawResult = (resultId: string) => call(peerLearning.withdrawResult, { params: { resultId } })

type TipText = WithCategory & { title: string; content: string }

export const writeTip = (body: TipText & { client_key: string }) => call(peerLearning.writeTip, { body })

export const changeTip = async (tipId: string, body: TipText) =>
  (await call(peerLearning.changeTip, { params: { tipId }, body })).data

export const deleteTip = (tipId: string) => call(peerLearning.deleteTip, { params: { tipId } })

type GroupText = WithCategory & { name: string; description: string; size_limit: number }

export const createGroup = (body: GroupText & { client_key: string }) => call(studyGroups.create, { body })

export const changeGroup = async (groupId: string, body: GroupText) =>
  (await call(studyGroups.change, { params: { groupId }, body })).data

export const deleteGroup = (groupId: string) => call(studyGroups.remove, { params: { groupId } })

export const handOver = async (groupId: string, user_id: string) =>
  (await call(studyGroups.handOver, { params: { groupId }, body: { user_id } })).data
