import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as m from '#messages/practice/study-session.ts'
import { paths } from '#web/platform/paths.ts'
import { offlineArticles } from '#web/reading/offline/api.ts'
import type { StudySession } from './api.ts'
import { stepsOnDevice } from './on-device.ts'
import { SessionCard } from './session-card.tsx'

/** Only what can be done now: steps that are saved on this device. */
export function OfflineSession({ session }: { session: StudySession }) {
  const saved = useQuery(offlineArticles()).data
  if (!saved) return <SessionCard session={session} action={<div className="mt-3 min-h-13" />} />
  const steps = stepsOnDevice(session.steps, saved)
  if (steps.some(({ state }) => state === 'open')) return <SessionCard session={{ ...session, steps }} />
  return <SessionCard session={session} action={<NothingSaved />} />
}

const NothingSaved = () => (
  <p className="mt-3">
    {m.nothingSaved}{' '}
    <Link to={paths.library} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
      {m.seeSaved}
    </Link>
  </p>
)
