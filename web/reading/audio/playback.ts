import { FAILED_TO_LOAD, FAILED_TO_PLAY, refusal } from './audio-failures.ts'
import { Deck } from './deck.ts'
import { takeTheFloor } from './one-at-a-time.ts'
import { keepPlace, placeIn } from './places.ts'
import { savedSpeed, saveSpeed } from './speed.ts'

export interface PlaybackState {
  /** `idle`: nothing was started, or it was stopped or came to its end. `loading`: sound is wanted and not there yet. */
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  /** Seconds. */
  time: number
  /** Seconds; 0 while it is not known. */
  duration: number
  isMuted: boolean
  speed: number
  /** What to tell when it failed. */
  failure: string
}

export interface Track {
  /** Under what name its place is kept. */
  name: string
  source: string
}

const KEEP_EVERY_S = 5
/** Breaking off again this near is no new mishap. */
const SAME_PLACE_S = 2

/** A recording and what is asked of it: nothing is fetched before the first `play`. */
export class Playback {
  #state: PlaybackState = { status: 'idle', time: 0, duration: 0, isMuted: false, speed: savedSpeed(), failure: '' }
  #deck: Deck | undefined
  #track: Track | undefined
  #isWanted = false
  /** Rises with everything that is asked, so that an answer that comes too late is known for one. */
  #turn = 0
  /** Where a new address was last asked for because playing broke off. */
  #renewedAt: number | undefined
  #keptAt = 0
  readonly #listeners = new Set<() => void>()

  readonly state = (): PlaybackState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A ref of the audio element, which is silent and empty again when it leaves the page. */
  readonly attach = (audio: HTMLAudioElement): (() => void) => {
    this.#deck = new Deck(audio)
    const listening = new AbortController()
    const { signal } = listening
    for (const [name, hear] of Object.entries(this.#hears)) audio.addEventListener(name, hear, { signal })
    window.addEventListener('pagehide', this.#keep, { signal })
    document.addEventListener('visibilitychange', this.#keep, { signal })
    return () => {
      this.#unload()
      listening.abort()
      this.#deck = undefined
    }
  }

  /** What sounds goes on sounding, with the new track, from where that one was left. */
  readonly setTrack = (track: Track): void => {
    if (track.name === this.#track?.name && track.source === this.#track.source) return
    const wasWanted = this.#isWanted
    this.#unload()
    this.#track = track
    const place = placeIn(track.name)
    this.#set({ status: 'idle', time: place?.at ?? 0, duration: place?.of ?? 0, failure: '' })
    if (wasWanted) this.play()
  }

  readonly play = (): void => {
    if (this.#isWanted || !this.#deck) return
    takeTheFloor(this.pause)
    this.#isWanted = true
    this.#renewedAt = undefined
    this.#begin(this.#deck)
  }

  readonly pause = (): void => {
    if (!this.#isWanted) return
    this.#quieten()
    this.#set({ status: 'paused' })
    this.#keep()
  }

  readonly toggle = (): void => (this.#isWanted ? this.pause() : this.play())

  /** As before the first press of play, but the place is kept. */
  readonly stop = (): void => {
    this.pause()
    this.#set({ status: 'idle', failure: '' })
  }

  readonly seek = (to: number): void => {
    const { duration } = this.#state
    if (duration === 0) return
    const time = Math.min(Math.max(to, 0), duration)
    this.#deck?.seek(time)
    this.#set({ time })
    this.#keep()
  }

  readonly skip = (by: number): void => this.seek(this.#state.time + by)

  readonly setMuted = (isMuted: boolean): void => {
    if (this.#deck) this.#deck.audio.muted = isMuted
    this.#set({ isMuted })
  }

  readonly setSpeed = (speed: number): void => {
    saveSpeed(speed)
    this.#set({ speed })
    this.#deck?.setSpeed(speed)
  }

  async #begin(deck: Deck): Promise<void> {
    const turn = ++this.#turn
    const isCurrent = () => turn === this.#turn
    this.#set({ status: 'loading', failure: '' })
    try {
      if (!deck.isReady()) await deck.load(this.#track?.source ?? '', () => this.#state.time, isCurrent)
    } catch (error) {
      if (isCurrent()) this.#fail(refusal(error))
    }
    if (!isCurrent()) return
    deck.setSpeed(this.#state.speed)
    // Pausing or loading meanwhile is no failure, and a file that cannot be loaded is told by its own event.
    deck.audio.play().catch(() => isCurrent() && !deck.audio.error && this.#fail(FAILED_TO_PLAY))
  }

  #fail(failure: string): void {
    this.#quieten()
    this.#set({ status: 'failed', failure })
    this.#keep()
  }

  #quieten(): void {
    this.#turn++
    this.#isWanted = false
    this.#deck?.audio.pause()
  }

  #unload(): void {
    this.#keep()
    this.#quieten()
    this.#deck?.empty()
  }

  readonly #keep = (): void => {
    const { time: at, duration: of } = this.#state
    this.#keptAt = at
    if (this.#track && of > 0) keepPlace(this.#track.name, { at, of })
  }

  #set(change: Partial<PlaybackState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  readonly #hears: Record<string, () => void> = {
    loadedmetadata: () => this.#deck?.goToStart(),
    durationchange: () => {
      const duration = this.#deck?.duration()
      if (duration) this.#set({ duration })
    },
    timeupdate: () => {
      const time = this.#deck?.time()
      if (time === undefined) return
      this.#set({ time })
      if (Math.abs(time - this.#keptAt) >= KEEP_EVERY_S) this.#keep()
    },
    playing: () => this.#isWanted && this.#set({ status: 'playing' }),
    waiting: () => this.#isWanted && this.#set({ status: 'loading' }),
    pause: () => this.#onPause(),
    ended: () => {
      this.#quieten()
      this.#deck?.seek(0)
      this.#set({ status: 'idle', time: 0 })
      this.#keep()
    },
    error: () => this.#onError(),
  }

  /** The system paused it: a call came in, or headphones were pulled out. */
  #onPause(): void {
    const { paused, ended, error } = this.#deck?.audio ?? {}
    if (paused && !ended && !error) this.pause()
  }

  /** A ticket may have run out or been withdrawn: a new address is asked for, and it goes on at the same second. */
  #onError(): void {
    if (!this.#deck?.audio.error) return
    this.#deck.spoil()
    if (!this.#isWanted) return
    const { time } = this.#state
    const isSameMishap = this.#renewedAt !== undefined && Math.abs(time - this.#renewedAt) < SAME_PLACE_S
    this.#renewedAt = time
    if (isSameMishap) this.#fail(FAILED_TO_LOAD)
    else this.#begin(this.#deck)
  }
}
