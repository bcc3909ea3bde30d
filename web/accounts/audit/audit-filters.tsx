import { type FormEvent, useState } from 'react'
import { AUDIT_ACTIONS, type AuditAction } from '#contract/accounts/audit-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import type { AuditFilter } from './api.ts'

const ACTIONS = Object.entries(AUDIT_ACTIONS) as [AuditAction, string][]

interface AuditFiltersProps {
  filter: AuditFilter
  onChange: (part: Partial<AuditFilter>) => void
}

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <Field label="Action">
          <Select
            value={filter.action ?? ''}
            onChange={({ target }) => onChange({ action: (target.value || undefined) as AuditAction | undefined })}
          >
            <option value="">All actions</option>
            {ACTIONS.map(([action, words]) => (
              <option key={action} value={action}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ActorFilter key={filter.actor} name={filter.actor} onName={(actor) => onChange({ actor })} />
    </search>
  )
}

/** Submitted on Enter: it matches whole usernames only. */
function ActorFilter({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [text, setText] = useState(name)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onName(text.trim())
  }
  return (
    <form onSubmit={onSubmit} className="flex min-w-0 flex-1 basis-64 flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-40">
        <Field label="Username">
          <Input
            type="search"
            value={text}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="outline">
        Filter
      </Button>
    </form>
  )
}
