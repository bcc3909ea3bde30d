type Stop = () => void

let current: Stop | undefined

/** Stops the previous player, so that a recording and the device's voice never play together. */
export function claimPlayback(stop: Stop): void {
  const before = current
  current = stop
  if (before && before !== stop) before()
}
