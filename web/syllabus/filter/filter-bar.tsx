import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ListFilter } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { partsOf } from './address.ts'
import { NodeOptions } from './node-options.tsx'
import { useArticleFilter } from './use-article-filter.ts'

interface FilterBarProps {
  language: Language
  /** What the days are about. */
  days?: { from: string; to: string }
}

/** Narrows a list by the syllabus, by read or unread, and by date. Closed at first: most people never need it. */
export function FilterBar({ language, days = { from: 'Published from', to: 'Published until' } }: FilterBarProps) {
  const { filter, set } = useArticleFilter()
  const chosen = partsOf(filter)
  const [isOpen, setOpen] = useState(chosen > 0)
  const tree = useQuery({ ...syllabusTree(language), enabled: isOpen })
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group mb-4 rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-medium">
        <ListFilter aria-hidden="true" className="size-5 text-quiet" />
        Filter
        {chosen > 0 && <span className="text-sm font-normal text-quiet">{chosen === 1 ? '1 choice' : `${chosen} choices`}</span>}
        <ChevronDown aria-hidden="true" className="ml-auto size-5 text-quiet group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field label="Syllabus">
            <Select
              lang={tree.data?.language}
              value={filter.node ?? ''}
              onChange={({ target }) => set({ node: target.value || undefined })}
            >
              <option value="">All papers</option>
              {filter.node && !tree.data && <option value={filter.node}>{filter.node}</option>}
              {tree.data && <NodeOptions syllabus={tree.data} withPapers />}
            </Select>
          </Field>
        </div>
        <div className="sm:col-span-2">
          <Field label="Read or unread">
            <Select
              value={filter.read ?? ''}
              onChange={({ target }) => set({ read: (target.value || undefined) as 'read' | 'unread' | undefined })}
            >
              <option value="">Both</option>
              <option value="unread">Unread</option>
              <option value="read">Read</option>
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
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => set({ node: undefined, read: undefined, from: undefined, to: undefined })}
          >
            Clear the filter
          </Button>
        )}
      </div>
    </details>
  )
}
