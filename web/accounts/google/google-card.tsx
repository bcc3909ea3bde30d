import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { GoogleState } from '#contract/accounts/google.ts'
import { GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import * as m from '#messages/accounts/google/card.ts'
import { passkeyList } from '#web/accounts/passkeys/api.ts'
import { FactorsForm } from '#web/accounts/second-factor/factors-form.tsx'
import { PasswordForm } from '#web/accounts/second-factor/password-form.tsx'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { googleState, startLink, unlinkGoogle } from './api.ts'

export function GoogleCard() {
  const state = useQuery(googleState())
  const { user } = useSession()
  return (
    <Card title="Google" intro={m.intro}>
      {state.isPending && (
        <Loading label={m.loading}>
          <Skeleton className="h-11" />
        </Loading>
      )}
      {state.isError && (
        <QuietFailure
          text={m.notLoaded({ reason: failureText(state.error, '') })}
          onRetry={() => state.refetch()}
          busy={state.isFetching}
        />
      )}
      {state.data?.identity && <Linked identity={state.data.identity} hasPassword={state.data.has_password} />}
      {state.data?.identity === null && user?.email_confirmed === false && (
        <p className="text-quiet">{GOOGLE_TEXTS.confirmFirst}.</p>
      )}
      {state.data?.identity === null && user?.email_confirmed && (
        <PasswordForm action={m.addGoogle} failure={m.notAdded} onPassword={startLink} />
      )}
    </Card>
  )
}

interface LinkedProps {
  identity: NonNullable<GoogleState['identity']>
  hasPassword: boolean
}

function Linked({ identity, hasPassword }: LinkedProps) {
  const passkeys = useQuery({ ...passkeyList(), enabled: !hasPassword })
  const isOnlyWay = !hasPassword && (passkeys.data ?? []).length === 0
  const { email, linked_at, last_used_at } = identity
  const queries = useQueryClient()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p dir="auto" className="font-medium wrap-anywhere">
            {email}
          </p>
          <p className="text-sm text-quiet">
            {m.added({ when: formatInstant(linked_at) })} ·{' '}
            {last_used_at ? m.lastUsed({ when: relativeTime(last_used_at).replace('Just', 'just') }) : m.notUsedYet}
          </p>
        </div>
        {!isOnlyWay && (
          <FactorsForm
            action={m.remove}
            label={m.removeAccount({ email })}
            size="sm"
            failure={m.notRemoved}
            onFactors={async (factors) => {
              await unlinkGoogle(factors)
              await queries.invalidateQueries(googleState())
            }}
          />
        )}
      </div>
      {isOnlyWay && (
        <p className="text-sm text-quiet">
          {m.onlyWay({
            add: (text) => (
              <Link to={paths.settingsPage('devices')} className="text-accent underline underline-offset-4">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </>
  )
}
