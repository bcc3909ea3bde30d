type Stop = () => void

let current: Stop | undefined

/** Only one player sounds. */
export function claimPlayback(stop: Stop): void {
  const before = current
  current = stop
  if (before && before !== stop) before()
}
