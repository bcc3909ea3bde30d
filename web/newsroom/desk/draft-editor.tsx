import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { HANDED_OVER } from '#contract/newsroom/desk/desk-rules.ts'
import { SECTIONS, type Section, type SectionFields } from '#contract/newsroom/desk/desk-sections.ts'
import type { DeskDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { FrameContext } from '#web/newsroom/article-form/form-group.tsx'
import { deskDayPath, deskPath } from '#web/newsroom/desk/desk-paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { DeskContext } from './desk-context.ts'
import { DeskFrame } from './desk-frame.tsx'
import { DraftActions } from './draft-actions.tsx'
import { draftQuery } from './draft-api.ts'
import { DraftComments } from './draft-comments.tsx'
import { DraftForm } from './draft-form.tsx'
import { DraftHead } from './draft-head.tsx'
import { DraftPreview, type ShowArticle } from './draft-preview.tsx'
import { changedSections } from './draft-text.ts'
import { DraftVersions } from './draft-versions.tsx'
import { DraftingPanel } from './drafting/drafting-panel.tsx'
import { type OpenDraft, useDraft } from './use-draft.ts'
import { useHolds } from './use-holds.ts'
import { useReview } from './use-review.ts'

interface DraftEditorProps {
  draftId: string
  showArticle: ShowArticle
}

export function DraftEditor({ draftId, showArticle }: DraftEditorProps) {
  const draft = useQuery(draftQuery(draftId))
  if (draft.data) return <Opened key={draftId} opened={draft.data} showArticle={showArticle} />
  return (
    <div className="space-y-4">
      <BackLink to={deskPath}>Back to the desk</BackLink>
      {draft.isPending ? (
        <PageLoading label="Loading the draft">
          <SkeletonRows rows={6} />
        </PageLoading>
      ) : (
        <LoadFailure title="The draft did not load" error={draft.error} onRetry={draft.refetch} />
      )}
    </div>
  )
}

function Opened({ opened, showArticle }: { opened: DeskDraft; showArticle: ShowArticle }) {
  const open = useDraft(opened.draft_id, opened)
  const holds = useHolds(open.draft)
  const review = useReview(open)
  const [place, setPlace] = useState<Section>(opened.kind === 'article' ? 'summary' : 'in_news')
  const quote = useSelectedWords()
  const [tab, setTab] = useState('write')
  const isPhone = useIsPhone()
  const { draft, article, change, isLoaded } = open
  const context = useMemo(() => ({ open, holds, setPlace }), [open, holds])
  const isClosed = draft.state === 'handed_over'
  const latest = useRef({ article, holds })
  latest.current = { article, holds }

  /** A change that reaches into a section which somebody else holds would be saved in part only. */
  const onChange = useCallback(
    (after: Record<string, unknown>) => {
      const { article, holds } = latest.current
      const held = changedSections(article, after).find(holds.holderOf)
      if (held) toast(`${holds.holderOf(held)?.by.name} is writing in “${SECTIONS[held]}”, which would change too.`, 'error')
      else change(after)
    },
    [change],
  )
  const use = (section: Section, fields: SectionFields) => {
    const before = open.draft.sections.find((one) => one.section === section)
    open.put(section, fields, before?.revision ?? 0)
    toast('The older text is in the draft again.', 'success')
  }

  const write = (
    <DeskContext value={context}>
      <FrameContext value={DeskFrame}>
        {isLoaded && <DraftForm kind={draft.kind} article={article} review={review} onChange={onChange} />}
      </FrameContext>
    </DeskContext>
  )
  const preview = <DraftPreview draftId={draft.draft_id} revision={draft.revision} showArticle={showArticle} />
  const comments = (
    <DraftComments draftId={draft.draft_id} comments={draft.comments} place={{ section: place, quote }} isClosed={isClosed} />
  )
  const versions = <DraftVersions open={open} onUse={use} />
  const isBeside = !isPhone && draft.kind === 'article'
  const all: Tab[] = [
    ...(isClosed ? [] : [{ id: 'write', label: 'Write', panel: write, keepsState: true }]),
    ...(draft.kind === 'article' && (isPhone || isClosed) ? [{ id: 'preview', label: 'Preview', panel: preview }] : []),
    ...(draft.kind === 'article' && draft.day && !isClosed
      ? [{ id: 'sources', label: 'Draft from sources', panel: drafts(draft.day, open) }]
      : []),
    { id: 'comments', label: draft.open_comments > 0 ? `Comments (${draft.open_comments})` : 'Comments', panel: comments },
    { id: 'versions', label: 'Versions', panel: versions },
  ]
  return (
    <section aria-labelledby="draft-title" className="space-y-4">
      <BackLink to={draft.day ? deskDayPath(draft.day) : deskPath}>Back to the desk</BackLink>
      <h2 id="draft-title" ref={takeFocus} tabIndex={-1} className="text-xl font-semibold outline-none wrap-anywhere">
        {draft.title}
      </h2>
      <DraftHead open={open} holds={holds} />
      {isClosed ? (
        <Notice tone="info">{HANDED_OVER}</Notice>
      ) : (
        <DraftActions
          draft={draft}
          isUnsaved={Object.keys(open.unsaved).length > 0}
          review={{
            ...review,
            show: (what) => {
              setTab('write')
              review.show(what)
            },
          }}
        />
      )}
      <div className={isBeside && !isClosed && tab === 'write' ? 'grid items-start gap-8 xl:grid-cols-2' : ''}>
        <Tabs label="Parts of the draft" tabs={all} open={all.some(({ id }) => id === tab) ? tab : 'preview'} onOpen={setTab} />
        {isBeside && !isClosed && tab === 'write' && (
          <section
            aria-label="Preview"
            className="article-beside min-w-0 rounded-card border border-line p-5 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
          >
            {preview}
          </section>
        )}
      </div>
    </section>
  )
}

const drafts = (day: string, open: OpenDraft) => <DraftingPanel day={day} open={open} />

const MAX_QUOTE = 300

/** Of a text field or the preview, for a comment. */
function useSelectedWords(): string {
  const [words, setWords] = useState('')
  useEffect(() => {
    const look = () => {
      const field = document.activeElement
      const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
      const chosen = isField
        ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
        : (document.getSelection()?.toString() ?? '')
      const trimmed = chosen.trim()
      if (trimmed !== '' && trimmed.length <= MAX_QUOTE) setWords(trimmed)
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  return words
}
