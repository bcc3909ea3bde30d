let audio: AudioContext | undefined

const LOUDNESS = 0.12
/** E and A. */
const NOTES = [
  { hertz: 659.25, after: 0 },
  { hertz: 880, after: 0.22 },
]
const NOTE_SECONDS = 0.9

/** Allows sound for later; browsers require a click or key. */
export function allowSound(): void {
  context()
    ?.resume()
    .catch(() => undefined)
}

export function playTone(): void {
  const here = context()
  if (!here) return
  // A suspended context would play late.
  if (here.state === 'running') play(here)
  else if (navigator.userActivation?.hasBeenActive !== false)
    here.resume().then(
      () => play(here),
      () => undefined,
    )
}

function context(): AudioContext | undefined {
  try {
    audio ??= new AudioContext()
  } catch {
    // No sound device or Web Audio.
  }
  return audio
}

function play(here: AudioContext): void {
  for (const { hertz, after } of NOTES) {
    const begin = here.currentTime + after
    const note = new OscillatorNode(here, { frequency: hertz })
    const loudness = new GainNode(here, { gain: 0 })
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.03)
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + NOTE_SECONDS)
    note.connect(loudness).connect(here.destination)
    note.start(begin)
    note.stop(begin + NOTE_SECONDS)
  }
}
