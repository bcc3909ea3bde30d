import { useState } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { MAX_REASON_CHARACTERS } from '#contract/accounts/people-rules.ts'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useChangePerson } from './api.ts'

export function Suspension({ person, isSelf }: { person: Person; isSelf: boolean }) {
  return (
    <section aria-labelledby="suspension-title" className="space-y-3 border-t border-line pt-4">
      <h3 id="suspension-title" className="font-semibold">
        {person.suspended_at ? 'Suspension' : 'Suspend the account'}
      </h3>
      {person.suspended_at ? <LiftSuspension person={person} /> : <SuspendForm person={person} isSelf={isSelf} />}
    </section>
  )
}

function LiftSuspension({ person: { user_id, username, suspended_at, suspended_reason } }: { person: Person }) {
  const change = useChangePerson(user_id)
  const onLift = () =>
    change.mutate(
      { lift: true },
      {
        onSuccess: () => toast(`${username} can sign in again`, 'success'),
        onError: (error) => toast(failureText(error, 'The suspension could not be lifted. Please try again.'), 'error'),
      },
    )
  return (
    <>
      <p className="wrap-anywhere">
        Suspended since {formatInstant(suspended_at ?? '')}: {suspended_reason}
      </p>
      <Button variant="outline" busy={change.isPending} onClick={onLift}>
        Lift the suspension
      </Button>
    </>
  )
}

function SuspendForm({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const [isFormOpen, setFormOpen] = useState(false)
  if (isFormOpen) return <ReasonForm person={person} onCancel={() => setFormOpen(false)} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-48 text-quiet">
        {isSelf ? 'Suspending yourself signs you out immediately.' : 'Signs the user out and blocks sign-in. Their posts stay.'}
      </p>
      <Button variant="outline" onClick={() => setFormOpen(true)}>
        Suspend…
      </Button>
    </div>
  )
}

/** Needs the admin's password, which protects unattended sessions. */
function ReasonForm({ person: { user_id, username }, onCancel }: { person: Person; onCancel: () => void }) {
  const draft = useDraft(`suspension/${user_id}`, { reason: '' })
  const change = useChangePerson(user_id)
  const { reason } = draft.values
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      if (reason.trim() === '') return
      await change.mutateAsync({ suspend: reason, password: textOf(form, 'password') })
      draft.clear()
      toast(`${username} has been suspended and signed out`, 'success')
    },
    'The account could not be suspended. Please try again.',
    { password: 'password' },
  )
  return (
    <form onSubmit={onSubmit} className="space-y-3">
      <Field label="Reason" hint={`Shown to ${username} when they try to sign in.`}>
        <TextArea
          autoFocus
          dir="auto"
          rows={2}
          required
          value={reason}
          maxLength={MAX_REASON_CHARACTERS}
          className="field-sizing-content max-h-40"
          onChange={({ target }) => draft.set('reason', target.value)}
        />
      </Field>
      <Field label="Your password" hint="Confirm your password to continue." error={errorOf('password')}>
        <PasswordInput name="password" required autoComplete="current-password" />
      </Field>
      {error && <Notice tone="error">{error}</Notice>}
      <DialogFoot
        onCancel={onCancel}
        action={`Suspend ${username}`}
        tone="danger"
        busy={isBusy}
        disabled={reason.trim() === ''}
      />
    </form>
  )
}
