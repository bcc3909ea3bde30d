import { useSyncExternalStore } from 'react'
import type { Language } from '#contract/languages.ts'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/** What the device can speak with; grows when the browser has found its voices. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => NONE,
  )
}

/** Browsers look for their voices only once they are asked; asked early, they know them by the time the article is there. */
export function wakeVoices(): void {
  look()
}

/**
 * The voice to read a language with: one that speaks it as in India where there is one, and one of the device before one of the network.
 * Some systems write `hi_IN`.
 */
export function voiceFor<V extends Voice>(language: Language, voices: readonly V[]): V | undefined {
  const fitting = voices.filter(({ lang }) => partsOf(lang)[0] === language)
  return fitting.sort((a, b) => rank(b) - rank(a))[0]
}

const partsOf = (tag: string) => tag.toLowerCase().split(/[-_]/)
const rank = ({ lang, localService, default: isDefault }: Voice) =>
  (partsOf(lang).includes('in') ? 4 : 0) + (localService ? 2 : 0) + (isDefault ? 1 : 0)

const NONE: readonly SpeechSynthesisVoice[] = []
let known = NONE

function look(): void {
  const found = globalThis.speechSynthesis?.getVoices() ?? NONE
  const isSame = found.length === known.length && found.every((voice, place) => voice.voiceURI === known[place]?.voiceURI)
  if (!isSame) known = found
}

function subscribe(listener: () => void): () => void {
  const onChange = () => {
    look()
    listener()
  }
  onChange()
  // Older Safari has the voices but not the event.
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', onChange)
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', onChange)
}
