import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { SECTION_NAMES, type Section, type SectionFields } from '#contract/newsroom/desk/desk-sections.ts'
import type { DeskDraft, SavedSection } from '#contract/newsroom/desk/desk-shapes.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { useSession } from '#web/platform/session/session.ts'
import { useLongText } from '#web/platform/storage/use-long-text.ts'
import { draftQuery, saveSections } from './draft-api.ts'
import { afterSave, conflictsIn, shownDraft, toSend, type UnsavedSections, withChange, withSaved } from './draft-text.ts'

const SAVE_AFTER_MS = 1200
const TRY_AGAIN_AFTER_MS = 8000

/** The draft with what was typed, which is saved by itself and kept on the device until it is. */
export function useDraft(draftId: string, opened: DeskDraft) {
  const queries = useQueryClient()
  const me = useSession().user?.username ?? null
  const { data: draft = opened } = useQuery(draftQuery(draftId))
  const kept = useLongText(`desk/${draftId}`)
  const unsaved = useMemo(() => unsavedFrom(kept.text), [kept.text])
  const latest = useRef({ draft, unsaved })
  latest.current = { draft, unsaved }
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<Section[]>([])
  const isSaving = useRef(false)
  const [round, setRound] = useState(0)

  const { setText } = kept
  const setUnsaved = useCallback(
    (next: UnsavedSections) => {
      latest.current.unsaved = next
      setText(Object.keys(next).length === 0 ? '' : JSON.stringify(next))
    },
    [setText],
  )

  const sections = draft.sections
  const conflicts = conflictsIn(sections, unsaved)
  const waiting = toSend(unsaved, [...conflicts, ...refused]).join()

  // Not the draft itself: each refetch would delay the save.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of what waits, and each try
  useEffect(() => {
    if (waiting === '' || kept.text === undefined) return
    const timer = setTimeout(save, failure ? TRY_AGAIN_AFTER_MS : SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [waiting, kept.text, failure, round])

  async function save() {
    if (isSaving.current) return setRound((before) => before + 1)
    const { draft, unsaved } = latest.current
    const names = toSend(unsaved, [...conflictsIn(draft.sections, unsaved), ...refused])
    if (names.length === 0) return
    const sent = Object.fromEntries(names.map((section) => [section, unsaved[section]])) as UnsavedSections
    isSaving.current = true
    try {
      const { data } = await saveSections(
        draftId,
        names.map((section) => ({ section, fields: sent[section]?.fields ?? {}, base: sent[section]?.base ?? 0 })),
      )
      setFailure(undefined)
      // The reply to an earlier request would show the older text.
      void queries.cancelQueries({ queryKey: draftQuery(draftId).queryKey, exact: true })
      queries.setQueryData(
        draftQuery(draftId).queryKey,
        (now) => now && withSaved(now, asSaved(sent, data.revision, me), data.revision),
      )
      setUnsaved(afterSave(latest.current.unsaved, sent, data.revision))
    } catch (error) {
      const section = error instanceof CallError && error.status === 409 ? error.details?.[0]?.path : undefined
      if (section && SECTION_NAMES.includes(section as Section)) setRefused((before) => [...before, section as Section])
      else setFailure(failureText(error, 'Not saved.'))
      await queries.invalidateQueries({ queryKey: draftQuery(draftId).queryKey, exact: true })
    } finally {
      isSaving.current = false
      setRound((before) => before + 1)
    }
  }

  // What was refused is tried again once nobody else holds it.
  const held = draft.holds.map(({ section }) => section).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when holds change
  useEffect(() => setRefused([]), [held])

  const change = (after: Record<string, unknown>) =>
    setUnsaved(withChange(latest.current.draft.sections, latest.current.unsaved, after))

  /** Of two texts of one section. */
  function choose(section: Section, whose: 'mine' | 'theirs') {
    const { draft, unsaved } = latest.current
    const { [section]: mine, ...others } = unsaved
    const theirs = draft.sections.find((one) => one.section === section)
    setRefused([])
    setUnsaved(mine && theirs && whose === 'mine' ? { ...others, [section]: { ...mine, base: theirs.revision } } : others)
  }

  /** Puts a text into a section, over the revision that is known. */
  const put = (section: Section, fields: SectionFields, base: number) =>
    setUnsaved({ ...latest.current.unsaved, [section]: { fields, base, together: [section] } })

  return {
    draft,
    article: useMemo(() => withTitle(draft, shownDraft(sections, unsaved)), [draft, sections, unsaved]),
    unsaved,
    conflicts,
    failure,
    isLoaded: kept.text !== undefined,
    isKept: kept.isSaved,
    change,
    choose,
    put,
  }
}

/** Until it has one of its own, an article has the title of its plan. */
const withTitle = ({ kind, title }: DeskDraft, article: Record<string, unknown>) =>
  kind === 'article' ? { title, ...article } : article

export type OpenDraft = ReturnType<typeof useDraft>

function unsavedFrom(text: string | undefined): UnsavedSections {
  if (!text) return {}
  try {
    return JSON.parse(text) as UnsavedSections
  } catch {
    return {}
  }
}

const asSaved = (sent: UnsavedSections, revision: number, by: string | null): SavedSection[] =>
  Object.entries(sent).map(([section, { fields }]) => ({
    ...{ section: section as Section, fields, revision },
    ...{ changed_by: by, changed_at: new Date().toISOString() },
  }))
