import { useState } from 'react'
import { Link } from 'react-router'
import type { Person } from '#contract/accounts/people.ts'
import { ROLE_TEXTS } from '#contract/role-texts.ts'
import { can, ROLES, type Role } from '#contract/roles.ts'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useChangePerson, useSendReset } from './api.ts'
import { Suspension } from './suspension.tsx'

export function PersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const isSelf = useSession().user?.id === person.user_id
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={person.username}
      description={
        <p className="wrap-anywhere">
          {person.email}
          {isSelf && ' (you)'}, joined {formatInstant(person.created_at)}
        </p>
      }
    >
      <div className="space-y-5">
        <RoleForm person={person} isSelf={isSelf} />
        <PasswordReset person={person} />
        <Suspension person={person} isSelf={isSelf} />
        <p className="border-t border-line pt-3">
          <Link
            to={paths.adminAudit({ subject: person.user_id })}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            Account audit log
          </Link>
        </p>
      </div>
    </Dialog>
  )
}

function PasswordReset({ person }: { person: Person }) {
  const reset = useSendReset(person.user_id)
  const onSend = () =>
    reset.mutate(undefined, {
      onSuccess: (message) => toast(message, 'success'),
      onError: (error) => toast(failureText(error, 'The link could not be sent. Please try again.'), 'error'),
    })
  return (
    <section aria-labelledby="reset-title" className="space-y-1 border-t border-line pt-4">
      <h3 id="reset-title" className="font-semibold">
        Password reset
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-48 text-quiet">Emails a one-time reset link, valid for 30 minutes.</p>
        <Button variant="outline" busy={reset.isPending} onClick={onSend}>
          Send reset link
        </Button>
      </div>
    </section>
  )
}

/** Needs the admin's password, which protects unattended sessions. */
function RoleForm({ person, isSelf }: { person: Person; isSelf: boolean }) {
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
