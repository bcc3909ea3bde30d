type Silence = () => void

let current: Silence | undefined

/** Stops the previous player, so that a recording and the device's voice never play together. */
export function claimPlayback(silence: Silence): void {
  const before = current
  current = silence
  if (before && before !== silence) before()
}
