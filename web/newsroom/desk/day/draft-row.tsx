import { ArrowUp, CalendarArrowUp, Languages, Lightbulb, MessageSquare, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { counted, formatNumber } from '#contract/amounts.ts'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { draftPath } from '#web/newsroom/desk/desk-paths.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useRelativeTime } from '#web/platform/time/use-relative-time.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type DeskEntry, type Person, useReplan } from './api.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { isOpen, missingText, translatedText } from './desk-texts.ts'
import { PersonChoice } from './person-choice.tsx'
import type { PickNodes } from './pick-nodes.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { StateBadge } from './state-mark.tsx'

interface DraftRowProps {
  draft: ListedDraft
  entry: DeskEntry | undefined
  people: readonly Person[]
  pickNodes: PickNodes
  /** Undefined for the first one. */
  moveUp: (() => void) | undefined
}

export function DraftRow({ draft, entry, people, pickNodes, moveUp }: DraftRowProps) {
  const missing = missingText(draft)
  const translated = translatedText(draft)
  return (
    <li className="space-y-1 px-4 py-3">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1">
          <DraftTitle draft={draft} entry={entry} />
        </p>
        {isOpen(draft) && <DraftActions draft={draft} people={people} pickNodes={pickNodes} moveUp={moveUp} />}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
        <StateBadge state={draft.state} />
        {draft.counts.words > 0 && <span>{`${formatNumber(draft.counts.words)} words`}</span>}
        {draft.open_comments > 0 && (
          <span className="inline-flex items-center gap-1 text-ink">
            <MessageSquare aria-hidden="true" className="size-4" />
            {counted(draft.open_comments, 'open comment')}
          </span>
        )}
        <LastChange draft={draft} />
      </p>
      {missing && <p className="text-sm">{missing}</p>}
      {translated && (
        <p className="flex items-center gap-1.5 text-sm text-quiet">
          <Languages aria-hidden="true" className="size-4 shrink-0" />
          {translated}
        </p>
      )}
      {isOpen(draft) && <PersonChoice draft={draft} people={people} />}
    </li>
  )
}

/** Once its day has it, the article is changed there. */
function DraftTitle({ draft: { draft_id, title, kind, article_id, state }, entry }: Pick<DraftRowProps, 'draft' | 'entry'>) {
  const inDay = state === 'handed_over' && entry
  const to = !inDay
    ? draftPath(draft_id)
    : kind === 'in_news'
      ? paths.adminInNews(entry.entry_id)
      : article_id
        ? paths.adminArticle(entry.entry_id, article_id)
        : paths.adminEntry(entry.entry_id)
  return (
    <Link
      to={to}
      className="inline-block py-2.5 font-medium text-ink underline decoration-strong underline-offset-4 wrap-anywhere hover:decoration-current"
    >
      {title}
    </Link>
  )
}

function LastChange({ draft: { updated_at, updated_by, state } }: { draft: ListedDraft }) {
  const ago = useRelativeTime(updated_at)
  const what = state === 'planned' ? 'Added' : 'Changed'
  return (
    <time
      dateTime={updated_at}
    >{`${what} ${ago.charAt(0).toLowerCase()}${ago.slice(1)}${updated_by ? ` by ${updated_by}` : ''}`}</time>
  )
}

type OpenDialog = 'plan' | 'delete' | undefined

function DraftActions({ draft, people, pickNodes, moveUp }: Omit<DraftRowProps, 'entry'>) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const replan = useReplan()
  const { title, kind } = draft
  const makeIdea = () =>
    replan.mutate(
      { draft, change: { day: null } },
      {
        onSuccess: () => toast('It is among the ideas now.', 'success'),
        onError: (error) => toast(failureText(error, 'We could not move it. Please try again.'), 'error'),
      },
    )
  const actions = [
    { label: 'Move or change the plan…', icon: CalendarArrowUp, act: () => setDialog('plan') },
    ...(kind === 'article' ? [{ label: 'Move to the ideas', icon: Lightbulb, act: makeIdea }] : []),
    { label: 'Delete…', icon: Trash2, act: () => setDialog('delete') },
  ]
  return (
    <span className="flex shrink-0">
      {kind === 'article' && (
        <Button
          variant="ghost"
          size="icon"
          className="text-quiet"
          aria-label={`Move up: ${title}`}
          // Disabled, it would lose the keyboard's focus at the top.
          aria-disabled={moveUp === undefined}
          onClick={moveUp}
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </Button>
      )}
      <ActionMenu label={`More for ${title}`} actions={actions} />
      {dialog === 'plan' && (
        <PlanDialog draft={draft} people={people} pickNodes={pickNodes} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'delete' && <DeleteDraft draft={draft} onClose={() => setDialog(undefined)} />}
    </span>
  )
}
