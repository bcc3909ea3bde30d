import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/accounts/sessions.ts'
import * as m from '#messages/accounts/accounts/devices.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { endOneSession, endOtherSessions, sessionList } from './api.ts'
import { deviceText } from './device-text.ts'

const INITIAL_COUNT = 4

export function SessionsCard() {
  const queries = useQueryClient()
  const sessions = useQuery(sessionList())
  const onSettled = () => queries.invalidateQueries(sessionList())
  const [showsAll, setShowsAll] = useState(false)
  const endOne = useMutation({ mutationFn: endOneSession, onSettled })
  const endOthers = useMutation({ mutationFn: endOtherSessions, onSettled })
  const failure = endOne.error ?? endOthers.error

  return (
    <Card title={m.whereSignedIn}>
      {sessions.isPending && (
        <Loading label={m.loadingDevices}>
          <SkeletonLines count={2} />
        </Loading>
      )}
      {sessions.isError && (
        <QuietFailure
          text={m.devicesNotLoaded({ reason: failureText(sessions.error, '') })}
          onRetry={() => sessions.refetch()}
          busy={sessions.isFetching}
        />
      )}
      {sessions.data && (
        <ul className="divide-y divide-line">
          {currentFirst(sessions.data)
            .slice(0, showsAll ? undefined : INITIAL_COUNT)
            .map((session) => (
              <SessionRow
                key={session.session_id}
                session={session}
                isBusy={endOne.isPending && endOne.variables === session.session_id}
                onEnd={() => endOne.mutate(session.session_id)}
              />
            ))}
        </ul>
      )}
      {sessions.data && !showsAll && sessions.data.length > INITIAL_COUNT && (
        <p>
          <Button variant="outline" onClick={() => setShowsAll(true)}>
            {m.showAll({ count: sessions.data.length })}
          </Button>
        </p>
      )}
      {failure && <Notice tone="error">{failureText(failure, m.notSignedOut)}</Notice>}
      {sessions.data && sessions.data.length > 1 && (
        <Button variant="outline" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {m.signOutOthers}
        </Button>
      )}
    </Card>
  )
}

const currentFirst = (sessions: Session[]) => [...sessions].sort((a, b) => Number(b.is_current) - Number(a.is_current))

const lastUse = ({ is_current, last_seen_at }: Session) =>
  is_current ? m.inUseNow : m.lastUsed({ when: relativeTime(last_seen_at).replace('Just', 'just') })

function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{deviceText(session.device)}</p>
        <p className="text-sm text-quiet">
          {m.signedIn({ when: formatInstant(session.created_at) })} · {lastUse(session)}
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="good">{m.thisDevice}</Badge>
      ) : (
        <Button
          variant="outline"
          size="sm"
          busy={isBusy}
          onClick={onEnd}
          aria-label={m.signOutDevice({ device: deviceText(session.device) })}
        >
          {m.signOut}
        </Button>
      )}
    </li>
  )
}
