import { useCallback, useState, useSyncExternalStore } from 'react'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import type { WishQueue } from './preference-queue.ts'

export interface Wishes<T> {
  /** What has been wished and is not answered yet. */
  open: Partial<T>
  /** Wishes something. As a function it is given what is open at that very moment, which a drawing may not show yet. */
  wish: (wishes: Partial<T> | ((open: Partial<T>) => Partial<T>)) => void
  /** Why the last wish could not be kept, until the next. */
  failure: unknown
  success: string | undefined
}

/** A queue of wishes with what there is to say about them. */
export function useWishes<T extends object>(queue: WishQueue<T>): Wishes<T> {
  const open = useSyncExternalStore(queue.onChange, queue.open)
  const [failure, setFailure] = useState<unknown>()
  const [success, showSuccess] = useBriefly(3000)

  const wish = useCallback<Wishes<T>['wish']>(
    (wishes) => {
      setFailure(undefined)
      queue
        .wish(typeof wishes === 'function' ? wishes(queue.open()) : wishes)
        .then((isKept) => isKept && showSuccess('Preferences saved'), setFailure)
    },
    [queue, showSuccess],
  )
  return { open, wish, failure, success: failure ? undefined : success }
}
