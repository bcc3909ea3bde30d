import { RotateCw } from 'lucide-react'
import { formatNumber } from '#contract/amounts.ts'
import type { FeedbackCounts } from '#contract/site/feedback.ts'
import { FEEDBACK_STATUSES, STATUS_LABELS } from '#contract/site/feedback-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import type { FeedbackFilter } from './api.ts'
import { totalOf } from './feedback-pages.ts'

interface ManageFiltersProps {
  text: string
  status: FeedbackFilter['status']
  /** Of the search results. */
  counts: FeedbackCounts | null | undefined
  isRefreshing: boolean
  onText: (text: string) => void
  onStatus: (status: FeedbackFilter['status']) => void
  onRefresh: () => void
}

export function ManageFilters({ text, status, counts, isRefreshing, onText, onStatus, onRefresh }: ManageFiltersProps) {
  const labelWithCount = (label: string, status: FeedbackFilter['status']) =>
    counts ? `${label} (${formatNumber(totalOf(counts, status))})` : label
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <Field label="Search">
          <Input
            type="search"
            value={text}
            maxLength={200}
            placeholder="Subject, message, user or tracking ID"
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => onText(event.target.value)}
          />
        </Field>
      </div>
      <div className="min-w-0 flex-1 basis-44 sm:flex-none">
        <Field label="Status">
          <Select value={status} onChange={(event) => onStatus(event.target.value as FeedbackFilter['status'])}>
            <option value="all">{labelWithCount('All', 'all')}</option>
            {FEEDBACK_STATUSES.map((one) => (
              <option key={one} value={one}>
                {labelWithCount(STATUS_LABELS[one], one)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button variant="outline" onClick={onRefresh} busy={isRefreshing}>
        {!isRefreshing && <RotateCw aria-hidden="true" className="size-[1.1em]" />}
        Refresh
      </Button>
    </search>
  )
}
