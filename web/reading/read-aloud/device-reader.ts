import type { Language } from '#contract/languages.ts'
import { createListeners } from '#web/platform/hooks/listeners.ts'
import { claimPlayback } from '#web/reading/audio/exclusive-playback.ts'
import { savedSpeed, saveSpeed } from '#web/reading/audio/speed.ts'
import type { Piece } from './sentence-pieces.ts'

export interface DeviceReaderState {
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  /** Index of the sentence. */
  at: number
  of: number
  speed: number
}

type VoiceOf = (language: Language) => SpeechSynthesisVoice | undefined

/** Some systems fail without an error event. */
const START_TIMEOUT_MS = 10_000
const INTERRUPTED: string[] = ['interrupted', 'canceled'] satisfies SpeechSynthesisErrorCode[]

/** Reads sentence by sentence. Pausing cancels the utterance, since `speechSynthesis.pause` is unreliable on Android. */
export class DeviceReader {
  #state: DeviceReaderState = { status: 'idle', at: 0, of: 0, speed: savedSpeed() }
  #pieces: readonly Piece[] = []
  #voiceOf: VoiceOf = () => undefined
  /** Chrome fires no `end` for a garbage-collected utterance. */
  #utterance: SpeechSynthesisUtterance | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = createListeners()

  readonly state = (): DeviceReaderState => this.#state

  readonly subscribe = this.#listeners.subscribe

  /** Skips pieces in a language without a voice. */
  readonly read = (pieces: readonly Piece[], voiceOf: VoiceOf): void => {
    this.#voiceOf = voiceOf
    this.#pieces = pieces.filter(({ lang }) => voiceOf(lang))
    this.#set({ at: 0, of: this.#pieces.length })
    // The previous page may still be speaking.
    speechSynthesis.cancel()
    this.play()
  }

  readonly play = (): void => {
    claimPlayback(this.pause)
    this.#speak()
  }

  readonly pause = (): void => {
    if (!this.#isSounding()) return
    this.#stopSound()
    this.#set({ status: 'paused' })
  }

  readonly stop = (): void => {
    if (this.#state.status === 'idle') return
    this.#stopSound()
    this.#set({ status: 'idle', at: 0 })
  }

  readonly skip = (by: number): void => {
    this.#set({ at: Math.min(Math.max(this.#state.at + by, 0), Math.max(this.#state.of - 1, 0)) })
    if (this.#isSounding()) this.#speak()
  }

  /** Restarts the sentence: an utterance cannot change its speed. */
  readonly setSpeed = (speed: number): void => {
    saveSpeed(speed)
    this.#set({ speed })
    if (this.#isSounding()) this.#speak()
  }

  #speak(): void {
    this.#stopSound()
    const piece = this.#pieces[this.#state.at]
    if (!piece) {
      this.#set({ status: 'idle', at: 0 })
      return
    }
    const utterance = this.#utteranceOf(piece)
    this.#utterance = utterance
    this.#set({ status: this.#state.status === 'playing' ? 'playing' : 'loading' })
    this.#timer = setTimeout(() => this.#fail(utterance), START_TIMEOUT_MS)
    speechSynthesis.speak(utterance)
  }

  #utteranceOf({ text, lang }: Piece): SpeechSynthesisUtterance {
    const utterance = new SpeechSynthesisUtterance(text)
    const voice = this.#voiceOf(lang)
    utterance.voice = voice ?? null
    utterance.lang = voice?.lang ?? lang
    utterance.rate = this.#state.speed
    // A cancelled utterance may still fire events.
    const ifCurrent = (act: () => void) => () => utterance === this.#utterance && act()
    utterance.onstart = ifCurrent(() => {
      clearTimeout(this.#timer)
      this.#set({ status: 'playing' })
    })
    utterance.onend = ifCurrent(() => {
      this.#utterance = undefined
      this.#set({ at: this.#state.at + 1 })
      this.#speak()
    })
    // Another tab's speech interrupts this one.
    utterance.onerror = ({ error }) => (INTERRUPTED.includes(error) ? ifCurrent(this.pause)() : this.#fail(utterance))
    return utterance
  }

  #fail(utterance: SpeechSynthesisUtterance): void {
    if (utterance !== this.#utterance) return
    this.#stopSound()
    this.#set({ status: 'failed' })
  }

  #stopSound(): void {
    clearTimeout(this.#timer)
    // Some browsers drop an utterance that follows a cancel.
    if (this.#utterance) speechSynthesis.cancel()
    this.#utterance = undefined
  }

  #isSounding(): boolean {
    return this.#state.status === 'playing' || this.#state.status === 'loading'
  }

  #set(change: Partial<DeviceReaderState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.notify()
  }
}
