import { useId } from 'react'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Select } from '#web/ui/form/field.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type Person, useReplan } from './api.ts'

const NOBODY = ''

export function PersonChoice({ draft, people }: { draft: ListedDraft; people: readonly Person[] }) {
  const id = useId()
  const replan = useReplan()
  const chosen = replan.isPending ? replan.variables.change.assignee_id : draft.assignee?.id
  const give = (assignee_id: string | null) =>
    replan.mutate(
      { draft, change: { assignee_id } },
      { onError: (error) => toast(failureText(error, 'We could not give it to this person. Please try again.'), 'error') },
    )
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id} className="shrink-0 text-quiet">
        With
      </label>
      <Select
        id={id}
        aria-label={`With: ${draft.title}`}
        className="w-auto! max-w-56 min-w-0"
        value={chosen ?? NOBODY}
        onChange={({ target }) => give(target.value === NOBODY ? null : target.value)}
      >
        <option value={NOBODY}>Nobody yet</option>
        <PersonOptions draft={draft} people={people} />
      </Select>
    </div>
  )
}

/** Also somebody who is no admin any more. */
export const PersonOptions = ({ draft: { assignee }, people }: { draft: ListedDraft; people: readonly Person[] }) => (
  <>
    {people.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
    {assignee && !people.some(({ id }) => id === assignee.id) && <option value={assignee.id}>{assignee.name}</option>}
  </>
)
