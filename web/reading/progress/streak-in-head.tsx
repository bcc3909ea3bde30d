import { useQuery } from '@tanstack/react-query'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { readingStreak } from './api.ts'

/** The streak in the head of Today on a phone; on wider pages it is in the corner (streak-widget.tsx). Its space is kept while it loads. */
export function StreakInHead() {
  const isOnPhone = useIsPhone()
  const { data } = useQuery({ ...readingStreak(), enabled: isOnPhone })
  const Disclosure = useLoaded(isOnPhone, async () => (await import('./streak-disclosure.tsx')).StreakDisclosure)
  return isOnPhone ? <div className="min-h-11 min-w-20">{Disclosure && data && <Disclosure streak={data} />}</div> : null
}
