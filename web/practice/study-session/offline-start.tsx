import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { offlineArticles } from '#web/reading/offline/api.ts'
import type { StudySession } from './api.ts'
import { stepsOnDevice } from './on-device.ts'
import type { StartProps } from './steps.ts'

/** The first step that is saved on this device. */
export function OfflineStart({ session, Start }: { session: StudySession; Start: ComponentType<StartProps> }) {
  const saved = useQuery(offlineArticles()).data
  if (!saved) return <div className="mt-3 min-h-13" />
  // The button counts what can be done now.
  const steps = stepsOnDevice(session.steps, saved)
  const next = steps.find(({ state }) => state === 'open')
  if (next) return <Start session={{ ...session, steps }} next={next} />
  return (
    <p className="mt-3">
      None of this is saved on this device.{' '}
      <Link to={paths.library} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        See saved articles
      </Link>
    </p>
  )
}
