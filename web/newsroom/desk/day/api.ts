import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { desk } from '#contract/newsroom/desk.ts'
import type { EntryState } from '#contract/newsroom/entries.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { lastDayOf } from '#web/platform/time/month-weeks.ts'
import { toast } from '#web/ui/status/toast-store.ts'

export const DESK = 'desk'

export type DeskEntry = EntryState & { articles: number }
export type Person = NonNullable<ListedDraft['assignee']>

export interface DeskMonth {
  drafts: ListedDraft[]
  entries: DeskEntry[]
  ideas: ListedDraft[]
  people: Person[]
}

/** @param month `YYYY-MM` */
export const deskMonth = (month: string) =>
  queryOptions({
    queryKey: [DESK, 'month', month],
    queryFn: async ({ signal }): Promise<DeskMonth> =>
      (await call(desk.list, { query: { from: `${month}-01`, to: lastDayOf(month) }, signal })).data,
    staleTime: 0,
  })

/** For the calendar: the month before stays until the next one has come. */
export const shownMonth = (month: string) => ({ ...deskMonth(month), placeholderData: keepPreviousData })

/** Done once the list shows it. Also after an error: somebody else may have changed the day. */
function useDeskMutation<Input, Reply>(change: (asked: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: [DESK] }) })
}

interface NewDraft {
  kind?: ListedDraft['kind']
  title: string
  day?: string | null
  note?: string
  syllabus?: string[]
}

/** Does not wait for the list: the next one can be planned at once. */
export function usePlan() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewDraft) => (await call(desk.plan, { body })).data.draft_id,
    onSettled: () => {
      queries.invalidateQueries({ queryKey: [DESK] })
    },
  })
}

export interface Plan {
  title: string
  day: string | null
  note: string
  syllabus: string[]
  assignee_id: string | null
}

export const planOf = ({ title, day, note, syllabus, assignee }: ListedDraft): Plan => ({
  title,
  day,
  note,
  syllabus,
  assignee_id: assignee?.id ?? null,
})

export const useReplan = () =>
  useDeskMutation(({ draft, change }: { draft: ListedDraft; change: Partial<Plan> }) =>
    call(desk.replan, { params: { draftId: draft.draft_id }, body: { ...planOf(draft), ...change } }),
  )

export const useOrder = (day: string) =>
  useDeskMutation((draft_ids: string[]) => call(desk.order, { params: { day }, body: { draft_ids } }))

export const useRemoveDraft = () => useDeskMutation((draftId: string) => call(desk.remove, { params: { draftId } }))

export const NOT_APPROVED = 'not_approved'

export interface HandOver {
  status: 'published' | 'draft'
  scheduled_for: string | null
}

/** Everything is fetched again, because a day appears in many lists. */
export function useHandOver(day: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: HandOver) => (await call(desk.handOver, { params: { day }, body })).data,
    // Said apart: what is not approved any more replaces the buttons, and an open dialog.
    onError: (error) => error instanceof CallError && error.code === NOT_APPROVED && toast(error.message, 'error'),
    onSettled: () => queries.invalidateQueries(),
  })
}

export const uploadOf = async (day: string): Promise<Record<string, unknown>> =>
  (await call(desk.upload, { params: { day } })).data
