import { Link } from 'react-router'
import type { Person } from '#contract/accounts/people.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useSendReset } from './api.ts'
import { RoleForm } from './role-form.tsx'
import { Suspension } from './suspension.tsx'

/** The actions of an admin on one account. */
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
