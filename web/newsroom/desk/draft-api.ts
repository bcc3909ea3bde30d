import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChosenState, HoldAction } from '#contract/newsroom/desk/desk-rules.ts'
import type { Section } from '#contract/newsroom/desk/desk-sections.ts'
import type { DeskDraft, SectionChange } from '#contract/newsroom/desk/desk-shapes.ts'
import { desk } from '#contract/newsroom/desk.ts'
import { call } from '#web/platform/http/call.ts'
import { withNewer } from './draft-text.ts'

const DRAFT = 'desk-draft'
/** Changes and holds of others are seen within this time. */
const REFETCH_EVERY_MS = 4000

export const draftQuery = (draftId: string) =>
  queryOptions({
    queryKey: [DRAFT, draftId],
    queryFn: async ({ signal, client }) => {
      const read = async (after: number) => (await call(desk.read, { params: { draftId }, query: { after }, signal })).data
      const known = client.getQueryData<DeskDraft>([DRAFT, draftId])
      const newer = await read(known?.revision ?? 0)
      // After a restored backup, revisions are counted from an earlier one.
      return known && newer.revision < known.revision ? read(0) : withNewer(known, newer)
    },
    refetchInterval: REFETCH_EVERY_MS,
    staleTime: 0,
  })

export const previewQuery = (draftId: string, revision: number) =>
  queryOptions({
    queryKey: [DRAFT, draftId, 'preview', revision],
    queryFn: async ({ signal }) => (await call(desk.preview, { params: { draftId }, signal })).data,
    placeholderData: (before: unknown) => before as never,
  })

export const versionsQuery = (draftId: string, revision: number) =>
  queryOptions({
    queryKey: [DRAFT, draftId, 'versions', revision],
    queryFn: async ({ signal }) => (await call(desk.versions, { params: { draftId }, signal })).data,
  })

/** Never changes, but for the latest one while somebody writes. */
export const versionQuery = (draftId: string, number: number, revision: number) =>
  queryOptions({
    queryKey: [DRAFT, draftId, 'version', number, revision],
    queryFn: async ({ signal }) => (await call(desk.version, { params: { draftId, number }, signal })).data.sections,
  })

export const saveSections = (draftId: string, changes: SectionChange[]) =>
  call(desk.save, { params: { draftId }, body: { changes } })

export const holdSection = (draftId: string, section: Section, action: HoldAction) =>
  call(desk.hold, { params: { draftId, section }, body: { action } })

function useDraftMutation<Input, Reply>(draftId: string, change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: [DRAFT, draftId] }) })
}

export const useSetState = (draftId: string) =>
  useDraftMutation(draftId, (state: ChosenState) => call(desk.setState, { params: { draftId }, body: { state } }))

export const useComment = (draftId: string) =>
  useDraftMutation(draftId, (body: { section: Section; quote: string; text: string }) =>
    call(desk.comment, { params: { draftId }, body }),
  )

export const useCloseComment = (draftId: string) =>
  useDraftMutation(draftId, ({ commentId, is_closed }: { commentId: string; is_closed: boolean }) =>
    call(desk.closeComment, { params: { commentId }, body: { is_closed } }),
  )
