import { type FormEvent, useState } from 'react'
import type { Person } from '#contract/people.ts'
import { ROLES, type Role } from '#contract/roles.ts'
import { failureText } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useChangePerson } from './api.ts'
import { ROLE_WORDS } from './role-badge.tsx'

const CAN: Record<Role, string> = {
  free: 'Reads articles, bookmarks and searches.',
  pro: 'Also quizzes, flashcards, audio, mains answers and the community.',
  tester: 'Takes part in the community, creates forums and looks after posts.',
  admin: 'May do everything, here too.',
}

export function RoleForm({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const [chosen, setChosen] = useState<Role>()
  const role = chosen ?? person.role
  const change = useChangePerson(person.user_id)
  const losesPortal = isSelf && person.role === 'admin' && role !== 'admin'

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending || role === person.role) return
    change.mutate(
      { role },
      {
        onSuccess: ({ username }) => toast(`${username} is ${ROLE_WORDS[role]} now`, 'success'),
        onError: (error) => toast(failureText(error, 'The role could not be changed. Please try again.'), 'error'),
        onSettled: () => setChosen(undefined),
      },
    )
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-52">
        <Field label="Role" hint={losesPortal ? 'You will not be an admin any more, at once.' : CAN[role]}>
          <Select value={role} onChange={({ target }) => setChosen(target.value as Role)}>
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {ROLE_WORDS[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button type="submit" busy={change.isPending} disabled={role === person.role}>
        Change role
      </Button>
    </form>
  )
}
