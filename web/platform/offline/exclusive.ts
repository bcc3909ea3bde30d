const turns = new Map<string, Promise<unknown>>()

/** In order, across tabs. */
export function runExclusively<T>(name: string, isThisTabOnly: boolean, act: () => Promise<T>): Promise<T> {
  const run = () => (isThisTabOnly || !navigator.locks ? act() : navigator.locks.request(`outbox/${name}`, act))
  const turn = (turns.get(name) ?? Promise.resolve()).then(run) as Promise<T>
  const end = turn.then(
    () => undefined,
    () => undefined,
  )
  turns.set(name, end)
  end.then(() => {
    if (turns.get(name) === end) turns.delete(name)
  })
  return turn
}
