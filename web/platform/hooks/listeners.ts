/**
 * The listeners of a store: `useSyncExternalStore(changes.subscribe, read)`, and `changes.notify()` after a change.
 * @param start runs before the first listener is added @param stop runs when the last has gone
 */
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
  // A listener may leave while others are called.
  const notify = (...args: Args) => {
    for (const listener of [...listeners]) listener(...args)
  }
  return { subscribe, notify }
}
