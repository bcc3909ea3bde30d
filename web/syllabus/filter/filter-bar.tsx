import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ListFilter } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import * as m from '#messages/syllabus/filter.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { inCapital, placeOf } from '#web/syllabus/ledger/tree.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { isPhone } from '#web/ui/use-is-phone.ts'
import { partsOf } from './address.ts'
import { NodeFilter } from './node-filter.tsx'
import { useArticleFilter } from './use-article-filter.ts'

interface FilterBarProps {
  language: Language
  /** Labels of the dates. */
  days?: { from: string; to: string }
}

/** `GS III, unread, from 1 Jan 2026` */
function inWords({ node, read, from, to }: ArticleFilter, syllabus: Syllabus | undefined): string {
  const place = node && syllabus && placeOf(syllabus, node)
  const about =
    place && (place.id === place.paper.paper_id ? place.paper.short : `${inCapital(place.text)} (${place.paper.short})`)
  return [
    about || node,
    read && { read: m.isRead, unread: m.isUnread }[read],
    from && m.from({ day: formatDay(from, 'short') }),
    to && m.until({ day: formatDay(to, 'short') }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Closed at first: seldom needed. */
export function FilterBar({ language, days = { from: m.publishedFrom, to: m.publishedUntil } }: FilterBarProps) {
  const { filter, set, clear } = useArticleFilter()
  const chosen = partsOf(filter)
  const [isOpen, setOpen] = useState(chosen > 0 && !isPhone())
  const tree = useQuery({ ...syllabusTree(language), enabled: isOpen || filter.node !== undefined })
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mb-4 rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-medium">
        <ListFilter aria-hidden="true" className="size-5 text-quiet" />
        {m.filter}
        {chosen > 0 && (
          <span lang={filter.node ? tree.data?.language : undefined} className="min-w-0 truncate text-sm font-normal text-quiet">
            {inWords(filter, tree.data)}
          </span>
        )}
        <ChevronDown aria-hidden="true" className="ms-auto size-5 shrink-0 text-quiet fold-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <NodeFilter language={language} isShown={isOpen} />
        </div>
        <div className="sm:col-span-2">
          <Field label={m.readOrUnread}>
            <Select
              value={filter.read ?? ''}
              onChange={({ target }) => set({ read: (target.value || undefined) as 'read' | 'unread' | undefined })}
            >
              <option value="">{m.both}</option>
              <option value="unread">{m.unread}</option>
              <option value="read">{m.read}</option>
            </Select>
          </Field>
        </div>
        <Field label={days.from}>
          <Input
            type="date"
            max={filter.to}
            value={filter.from ?? ''}
            onChange={({ target }) => set({ from: target.value || undefined })}
          />
        </Field>
        <Field label={days.to}>
          <Input
            type="date"
            min={filter.from}
            value={filter.to ?? ''}
            onChange={({ target }) => set({ to: target.value || undefined })}
          />
        </Field>
        {chosen > 0 && (
          <Button variant="outline" className="justify-self-start" onClick={clear}>
            {m.clear}
          </Button>
        )}
      </div>
    </details>
  )
}
