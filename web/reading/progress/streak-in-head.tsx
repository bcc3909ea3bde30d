import { useQuery } from '@tanstack/react-query'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { readingStreak } from './api.ts'

/** For phones; elsewhere streak-widget.tsx. Keeps its space while loading. Without a streak there is nothing to show. */
export function StreakInHead() {
  const isOnPhone = useIsPhone()
  const { data } = useQuery({ ...readingStreak(), enabled: isOnPhone })
  const Disclosure = useLoaded(isOnPhone, async () => (await import('./streak-disclosure.tsx')).StreakDisclosure)
  return isOnPhone ? (
    <div className="min-h-11 min-w-20 shrink-0">
      {Disclosure && data && data.current_streak > 0 && <Disclosure streak={data} />}
    </div>
  ) : null
}
