import { useState } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { ROLES, type Role } from '#contract/roles.ts'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useChangePerson } from './api.ts'
import { ROLE_WORDS } from './role-badge.tsx'

const CAN: Record<Role, string> = {
  free: 'Reads articles, bookmarks and searches.',
  pro: 'Also quizzes, flashcards, audio, mains answers and the community.',
  tester: 'Takes part in the community, creates forums and looks after posts.',
  admin: 'May do everything, here too.',
}

/** Asks for the admin's password once another role is chosen: a portal left open must not give roles away. */
export function RoleForm({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const [chosen, setChosen] = useState<Role>()
  const role = chosen ?? person.role
  const isOther = role !== person.role
  const change = useChangePerson(person.user_id)
  const losesPortal = isSelf && person.role === 'admin' && isOther
  const { isBusy, error, onSubmit } = useSubmit(async (form) => {
    if (!isOther) return
    const { username } = await change.mutateAsync({ role, password: textOf(form, 'password') })
    setChosen(undefined)
    toast(`${username} is ${ROLE_WORDS[role]} now`, 'success')
  }, 'The role could not be changed. Please try again.')

  return (
    <form onSubmit={onSubmit} className="space-y-4">
      <Field label="Role" hint={losesPortal ? 'You will not be an admin any more, at once.' : CAN[role]}>
        <Select value={role} disabled={isBusy} onChange={({ target }) => setChosen(target.value as Role)}>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {ROLE_WORDS[one]}
            </option>
          ))}
        </Select>
      </Field>
      {isOther && (
        <Field label="Your password" hint="Asked once more, so that nobody else at this device gives roles away.">
          <PasswordInput name="password" required autoComplete="current-password" />
        </Field>
      )}
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy} disabled={!isOther}>
        Change role
      </Button>
    </form>
  )
}
