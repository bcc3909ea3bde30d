import { useState } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { ROLE_TEXTS } from '#contract/role-texts.ts'
import { can, ROLES, type Role } from '#contract/roles.ts'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useChangePerson } from './api.ts'

/** Changing a role needs the admin's password, so that an unattended session cannot be used for it. */
export function RoleForm({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const [chosen, setChosen] = useState<Role>()
  const role = chosen ?? person.role
  const isChanged = role !== person.role
  const change = useChangePerson(person.user_id)
  const losesAdminAccess = isSelf && can(person.role, 'admin') && !can(role, 'admin')
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      if (!isChanged) return
      const { username } = await change.mutateAsync({ role, password: textOf(form, 'password') })
      setChosen(undefined)
      toast(`${username} is now ${ROLE_TEXTS[role].label}`, 'success')
    },
    'The role could not be changed. Please try again.',
    { password: 'password' },
  )

  return (
    <form onSubmit={onSubmit} className="space-y-4">
      <Field label="Role" hint={losesAdminAccess ? 'You will lose admin access immediately.' : ROLE_TEXTS[role].permissions}>
        <Select value={role} disabled={isBusy} onChange={({ target }) => setChosen(target.value as Role)}>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {ROLE_TEXTS[one].label}
            </option>
          ))}
        </Select>
      </Field>
      {isChanged && (
        <Field label="Your password" hint="Confirm your password to continue." error={errorOf('password')}>
          <PasswordInput name="password" required autoComplete="current-password" />
        </Field>
      )}
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy} disabled={!isChanged}>
        Change role
      </Button>
    </form>
  )
}
