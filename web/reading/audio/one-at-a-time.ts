type Quieten = () => void

let current: Quieten | undefined

/** Whoever begins to sound quietens the one before: a recording and the device's voice never speak together. */
export function takeTheFloor(quieten: Quieten): void {
  const before = current
  current = quieten
  if (before && before !== quieten) before()
}
