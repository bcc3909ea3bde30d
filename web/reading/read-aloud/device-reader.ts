import type { Language } from '#contract/languages.ts'
import { takeTheFloor } from '#web/reading/audio/one-at-a-time.ts'
import { savedSpeed, saveSpeed } from '#web/reading/audio/speed.ts'
import type { Piece } from './sentence-pieces.ts'

export interface DeviceReaderState {
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  /** Which sentence is read, from 0. */
  at: number
  of: number
  speed: number
}

type VoiceOf = (language: Language) => SpeechSynthesisVoice | undefined

/** A voice that has not begun by then never will: some systems fail without a word. */
const BEGINS_WITHIN_MS = 10_000
const CUT_OFF: string[] = ['interrupted', 'canceled'] satisfies SpeechSynthesisErrorCode[]

/**
 * Reads a text with the device's own voice, sentence by sentence. Pausing cancels and remembers the sentence: on Android the
 * browser's own pause cannot be relied on.
 */
export class DeviceReader {
  #state: DeviceReaderState = { status: 'idle', at: 0, of: 0, speed: savedSpeed() }
  #pieces: readonly Piece[] = []
  #voiceOf: VoiceOf = () => undefined
  /** Held on to, for Chrome forgets to tell the end of an utterance that nobody holds. */
  #utterance: SpeechSynthesisUtterance | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  readonly state = (): DeviceReaderState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins at the beginning. What no voice speaks is left out. */
  readonly read = (pieces: readonly Piece[], voiceOf: VoiceOf): void => {
    this.#voiceOf = voiceOf
    this.#pieces = pieces.filter(({ lang }) => voiceOf(lang))
    this.#set({ at: 0, of: this.#pieces.length })
    // A page that was left may still be speaking.
    speechSynthesis.cancel()
    this.play()
  }

  /** Goes on with the sentence it was left at. */
  readonly play = (): void => {
    takeTheFloor(this.pause)
    this.#speak()
  }

  readonly pause = (): void => {
    if (!this.#isSounding()) return
    this.#quieten()
    this.#set({ status: 'paused' })
  }

  readonly stop = (): void => {
    if (this.#state.status === 'idle') return
    this.#quieten()
    this.#set({ status: 'idle', at: 0 })
  }

  readonly skip = (by: number): void => {
    this.#set({ at: Math.min(Math.max(this.#state.at + by, 0), Math.max(this.#state.of - 1, 0)) })
    if (this.#isSounding()) this.#speak()
  }

  /** A voice cannot change its pace within a sentence, so the sentence begins again. */
  readonly setSpeed = (speed: number): void => {
    saveSpeed(speed)
    this.#set({ speed })
    if (this.#isSounding()) this.#speak()
  }

  #speak(): void {
    this.#quieten()
    const piece = this.#pieces[this.#state.at]
    if (!piece) {
      this.#set({ status: 'idle', at: 0 })
      return
    }
    const utterance = this.#utteranceOf(piece)
    this.#utterance = utterance
    this.#set({ status: this.#state.status === 'playing' ? 'playing' : 'loading' })
    this.#timer = setTimeout(() => this.#fail(utterance), BEGINS_WITHIN_MS)
    speechSynthesis.speak(utterance)
  }

  #utteranceOf({ text, lang }: Piece): SpeechSynthesisUtterance {
    const utterance = new SpeechSynthesisUtterance(text)
    const voice = this.#voiceOf(lang)
    utterance.voice = voice ?? null
    utterance.lang = voice?.lang ?? lang
    utterance.rate = this.#state.speed
    // An utterance that was cancelled may still speak up; only the current one is heard.
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
    // Another tab that begins to speak cuts this one off: that is a pause.
    utterance.onerror = ({ error }) => (CUT_OFF.includes(error) ? ifCurrent(this.pause)() : this.#fail(utterance))
    return utterance
  }

  #fail(utterance: SpeechSynthesisUtterance): void {
    if (utterance !== this.#utterance) return
    this.#quieten()
    this.#set({ status: 'failed' })
  }

  #quieten(): void {
    clearTimeout(this.#timer)
    // What has ended needs no cancelling, and some browsers swallow what is said right after it.
    if (this.#utterance) speechSynthesis.cancel()
    this.#utterance = undefined
  }

  #isSounding(): boolean {
    return this.#state.status === 'playing' || this.#state.status === 'loading'
  }

  #set(change: Partial<DeviceReaderState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
