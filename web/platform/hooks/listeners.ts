/** @param start before the first @param stop after the last */
export function createListeners<Args extends unknown[] = []>(start?: () => void, stop?: () => void) {
  type Listener = (...args: Args) => void
  const listeners = new Set<Listener>()
  const subscribe = (listener: Listener) => {
    if (listeners.size === 0) start?.()
    listeners.add(listener)
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stop?.()
    }
  }
  const notify = (...args: Args) => {
    for (const listener of [...listeners]) listener(...args)
  }
  return { subscribe, notify }
}
