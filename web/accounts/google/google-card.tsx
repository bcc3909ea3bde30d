import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GoogleState } from '#contract/accounts/google.ts'
import { PasswordForm } from '#web/accounts/second-factor/password-form.tsx'
import { failureText } from '#web/platform/http/call.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { googleState, startLink, unlinkGoogle } from './api.ts'

/** The card of the settings, on instances that offer Google. */
export function GoogleCard() {
  const state = useQuery(googleState())
  return (
    <Card title="Google" intro="Sign in with your Google account. We only receive its email address.">
      {state.isPending && (
        <Loading label="Loading your Google account">
          <Skeleton className="h-11" />
        </Loading>
      )}
      {state.isError && (
        <ErrorState
          title="Your Google account could not be loaded"
          text={failureText(state.error, '')}
          onRetry={() => state.refetch()}
        />
      )}
      {state.data?.identity && <Linked identity={state.data.identity} />}
      {state.data?.identity === null && (
        <PasswordForm
          action="Add a Google account"
          failure="The Google account could not be added. Please try again."
          onPassword={startLink}
        />
      )}
    </Card>
  )
}

function Linked({ identity }: { identity: NonNullable<GoogleState['identity']> }) {
  const { email, linked_at, last_used_at } = identity
  const queries = useQueryClient()
  const remove = useMutation({ mutationFn: unlinkGoogle, onSettled: () => queries.invalidateQueries(googleState()) })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p dir="auto" className="font-medium wrap-anywhere">
            {email}
          </p>
          <p className="text-sm text-quiet">
            Added {formatInstant(linked_at)} ·{' '}
            {last_used_at ? `last used ${relativeTime(last_used_at).replace('Just', 'just')}` : 'not used yet'}
          </p>
        </div>
        <Button
          variant="outline"
          size="sm"
          busy={remove.isPending}
          onClick={() => remove.mutate()}
          aria-label={`Remove ${email}`}
        >
          Remove
        </Button>
      </div>
      {remove.error && (
        <Notice tone="error">{failureText(remove.error, 'The Google account could not be removed. Please try again.')}</Notice>
      )}
    </>
  )
}
