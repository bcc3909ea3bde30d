import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import * as m from '#messages/syllabus/filter.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { isPhone } from '#web/ui/use-is-phone.ts'
import { partsOf } from './address.ts'
import { FilterFold } from './filter-fold.tsx'
import { NodeFilter } from './node-filter.tsx'
import { nodeInWords } from './node-in-words.ts'
import { useArticleFilter } from './use-article-filter.ts'

interface FilterBarProps {
  language: Language
  /** Labels of the dates. */
  days?: { from: string; to: string }
  /** False where the page offers it already. */
  hasClear?: boolean
}

/** `GS3, unread, from 1 Jan 2026` */
function inWords({ node, read, from, to }: ArticleFilter, syllabus: Syllabus | undefined): string {
  return [
    node && nodeInWords(node, syllabus),
    read && { read: m.isRead, unread: m.isUnread }[read],
    from && m.from({ day: formatDay(from, 'short') }),
    to && m.until({ day: formatDay(to, 'short') }),
  ]
    .filter(Boolean)
    .join(', ')
}

const OF_PUBLICATION = { from: m.publishedFrom, to: m.publishedUntil }

/** Closed at first: seldom needed. */
export function FilterBar({ language, days = OF_PUBLICATION, hasClear = true }: FilterBarProps) {
  const { filter, set, clear } = useArticleFilter()
  const chosen = partsOf(filter)
  const [isOpen, setOpen] = useState(chosen > 0 && !isPhone())
  const tree = useQuery({ ...syllabusTree(language), enabled: isOpen || filter.node !== undefined })
  return (
    <FilterFold
      isOpen={isOpen}
      onToggle={setOpen}
      chosen={inWords(filter, tree.data)}
      lang={filter.node ? tree.data?.language : undefined}
    >
      <div className="sm:col-span-2">
        <NodeFilter language={language} isShown={isOpen} />
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-4 sm:col-span-2">
        <div className="min-w-0 max-sm:w-full sm:flex-1">
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
        <DayField label={days.from} value={filter.from} max={filter.to} onChange={(from) => set({ from })} />
        <DayField label={days.to} value={filter.to} min={filter.from} onChange={(to) => set({ to })} />
      </div>
      {chosen > 0 && hasClear && (
        <Button variant="outline" className="justify-self-start" onClick={clear}>
          {m.clear}
        </Button>
      )}
    </FilterFold>
  )
}

/** Days are `YYYY-MM-DD`. */
interface DayFieldProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

const DayField = ({ label, value = '', onChange, ...bounds }: DayFieldProps) => (
  <div className="min-w-0 flex-1 basis-32">
    <Field label={label}>
      <Input
        type="date"
        className="max-sm:px-2"
        value={value}
        {...bounds}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </Field>
  </div>
)
