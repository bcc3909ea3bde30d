import { useSyncExternalStore } from 'react'
import type { Language } from '#contract/languages.ts'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

export function useVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => NONE,
  )
}

/** Browsers load voices at the first request. */
export function preloadVoices(): void {
  refreshVoices()
}

/** Indian voices first, then local ones. Some systems write `hi_IN`. */
export function voiceFor<V extends Voice>(language: Language, voices: readonly V[]): V | undefined {
  const fitting = voices.filter(({ lang }) => partsOf(lang)[0] === language)
  return fitting.sort((a, b) => rank(b) - rank(a))[0]
}

const partsOf = (tag: string) => tag.toLowerCase().split(/[-_]/)
const rank = ({ lang, localService, default: isDefault }: Voice) =>
  (partsOf(lang).includes('in') ? 4 : 0) + (localService ? 2 : 0) + (isDefault ? 1 : 0)

const NONE: readonly SpeechSynthesisVoice[] = []
let known = NONE

function refreshVoices(): void {
  const found = globalThis.speechSynthesis?.getVoices() ?? NONE
  const isSame = found.length === known.length && found.every((voice, place) => voice.voiceURI === known[place]?.voiceURI)
  if (!isSame) known = found
}

function subscribe(listener: () => void): () => void {
  const onChange = () => {
    refreshVoices()
    listener()
  }
  onChange()
  // Older Safari lacks the event.
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', onChange)
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', onChange)
}
