import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { counted } from '#contract/amounts.ts'
import { DraftingPanel } from '#web/newsroom/desk/drafting/drafting-panel.tsx'
import { DayArticles } from '#web/newsroom/desk/published/day-articles.tsx'
import { DaySources } from '#web/newsroom/desk/sources/day-sources.tsx'
import { EntryStatus } from '#web/newsroom/entries/entry-status.tsx'
import { useFocusKept } from '#web/platform/hooks/use-focus-kept.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { saveJson } from '#web/platform/save-file.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { AddArticle } from './add-article.tsx'
import { type DeskEntry, type DeskMonth, uploadOf, useOrder } from './api.ts'
import { DayDue } from './day-due.tsx'
import { isOpen } from './desk-texts.ts'
import { DraftRow } from './draft-row.tsx'
import { InNewsRow } from './in-news-row.tsx'
import { MakeDay } from './make-day.tsx'
import type { PickNodes } from './pick-nodes.ts'

interface DeskDayProps {
  day: string
  /** Of its month. */
  content: DeskMonth
  now: Date
  pickNodes: PickNodes
}

export function DeskDay({ day, content, now, pickNodes }: DeskDayProps) {
  const drafts = content.drafts.filter((draft) => draft.day === day)
  const entry = content.entries.find(({ publication_date }) => publication_date === day)
  const open = drafts.filter(isOpen)
  const articles = drafts.filter(({ kind }) => kind === 'article')
  const kept = useFocusKept((section) => section.querySelector('h2'))
  return (
    <section {...kept} aria-labelledby="desk-day" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="desk-day" tabIndex={-1} className="text-xl font-semibold outline-none">
          <time dateTime={day}>{formatDay(day, 'long')}</time>
        </h2>
        {open.length > 0 && <DownloadDay day={day} />}
      </div>
      {entry && <ExistingDay entry={entry} />}
      <DayDue day={day} open={open} now={now} hasEntry={entry !== undefined} />
      <div className="rounded-card border border-line bg-surface">
        <DraftRows day={day} articles={articles} entry={entry} people={content.people} pickNodes={pickNodes} />
        <InNewsRow day={day} drafts={drafts} entry={entry} people={content.people} pickNodes={pickNodes} />
        <AddArticle day={day} isFirst={articles.length === 0} />
      </div>
      <DaySources day={day} />
      <section aria-labelledby="desk-proposals" className="rounded-card border border-line bg-surface p-4">
        <Fold open={false} summary={<h3 id="desk-proposals">Propose from the sources of the day</h3>}>
          <DraftingPanel day={day} />
        </Fold>
      </section>
      {open.length > 0 && <MakeDay day={day} open={open} entry={entry} />}
      {entry && entry.articles > 0 && <DayArticles day={day} entry={entry} />}
    </section>
  )
}

const ExistingDay = ({ entry }: { entry: DeskEntry }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <EntryStatus status={entry.status} scheduledFor={entry.scheduled_for} />
    <Link
      to={paths.adminEntry(entry.entry_id)}
      className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
    >
      {`Open the day with ${counted(entry.articles, 'article')}`}
    </Link>
  </p>
)

interface DraftRowsProps {
  day: string
  articles: DeskMonth['drafts']
  entry: DeskEntry | undefined
  people: DeskMonth['people']
  pickNodes: PickNodes
}

function DraftRows({ day, articles, entry, people, pickNodes }: DraftRowsProps) {
  const order = useOrder(day)
  const open = articles.filter(isOpen).map(({ draft_id }) => draft_id)
  const swapped = (at: number) => [...open.slice(0, at), ...open.slice(at, at + 2).toReversed(), ...open.slice(at + 2)]
  const move = (at: number) =>
    order.mutate(swapped(at), {
      onError: (error) => toast(failureText(error, 'We could not change the order. Please try again.'), 'error'),
    })
  if (articles.length === 0) return null
  return (
    <ol aria-label="Articles" className="divide-y divide-line border-b border-line">
      {articles.map((draft) => {
        const at = open.indexOf(draft.draft_id)
        return (
          <DraftRow
            key={draft.draft_id}
            draft={draft}
            entry={entry}
            people={people}
            pickNodes={pickNodes}
            moveUp={at > 0 && !order.isPending ? () => move(at - 1) : undefined}
          />
        )
      })}
    </ol>
  )
}

function DownloadDay({ day }: { day: string }) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveJson(`${day}.json`, await uploadOf(day))
    } catch (error) {
      toast(failureText(error, 'The day could not be downloaded. Please try again.'), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" size="sm" busy={isBusy} onClick={download}>
      <Download aria-hidden="true" className="size-4" />
      Download as JSON
    </Button>
  )
}
