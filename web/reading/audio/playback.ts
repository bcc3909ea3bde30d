import { createListeners } from '#web/platform/hooks/listeners.ts'
import { FAILED_TO_LOAD, FAILED_TO_PLAY, failureMessage } from './audio-failures.ts'
import { AudioLoader } from './audio-loader.ts'
import { claimPlayback } from './exclusive-playback.ts'
import { listeningPosition, saveListeningPosition } from './listening-positions.ts'
import { savedSpeed, saveSpeed } from './speed.ts'

export interface PlaybackState {
  /** `loading`: Play was pressed, the sound has not started. */
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  /** Seconds. */
  time: number
  /** Seconds; 0 while unknown. */
  duration: number
  isMuted: boolean
  speed: number
  failure: string
}

export interface Track {
  /** Key of the saved position. */
  name: string
  source: string
}

const SAVE_EVERY_S = 5
/** Closer errors count as the same failure. */
const SAME_POSITION_S = 2

/** Fetches nothing before the first `play`. */
export class Playback {
  #state: PlaybackState = { status: 'idle', time: 0, duration: 0, isMuted: false, speed: savedSpeed(), failure: '' }
  #loader: AudioLoader | undefined
  #track: Track | undefined
  #isWanted = false
  /** Increases with each action, to ignore late results. */
  #requestId = 0
  /** Position of the last error that renewed the URL. */
  #renewedAt: number | undefined
  #savedAt = 0
  readonly #listeners = createListeners()

  readonly state = (): PlaybackState => this.#state

  readonly subscribe = this.#listeners.subscribe

  /** Ref callback; unloads on unmount. */
  readonly attach = (audio: HTMLAudioElement): (() => void) => {
    this.#loader = new AudioLoader(audio)
    const listening = new AbortController()
    const { signal } = listening
    for (const [name, handler] of Object.entries(this.#handlers)) audio.addEventListener(name, handler, { signal })
    window.addEventListener('pagehide', this.#savePosition, { signal })
    document.addEventListener('visibilitychange', this.#savePosition, { signal })
    return () => {
      this.#unload()
      listening.abort()
      this.#loader = undefined
    }
  }

  /** If something is playing, the new track continues at its own saved position. */
  readonly setTrack = (track: Track): void => {
    if (track.name === this.#track?.name && track.source === this.#track.source) return
    const wasWanted = this.#isWanted
    this.#unload()
    this.#track = track
    const place = listeningPosition(track.name)
    this.#set({ status: 'idle', time: place?.at ?? 0, duration: place?.of ?? 0, failure: '' })
    if (wasWanted) this.play()
  }

  readonly play = (): void => {
    if (this.#isWanted || !this.#loader) return
    claimPlayback(this.pause)
    this.#isWanted = true
    this.#renewedAt = undefined
    this.#begin(this.#loader)
  }

  readonly pause = (): void => {
    if (!this.#isWanted) return
    this.#stopSound()
    this.#set({ status: 'paused' })
    this.#savePosition()
  }

  readonly toggle = (): void => (this.#isWanted ? this.pause() : this.play())

  /** Keeps the position. */
  readonly stop = (): void => {
    this.pause()
    this.#set({ status: 'idle', failure: '' })
  }

  readonly seek = (to: number): void => {
    const { duration } = this.#state
    if (duration === 0) return
    const time = Math.min(Math.max(to, 0), duration)
    this.#loader?.seek(time)
    this.#set({ time })
    this.#savePosition()
  }

  readonly skip = (by: number): void => this.seek(this.#state.time + by)

  readonly setMuted = (isMuted: boolean): void => {
    if (this.#loader) this.#loader.audio.muted = isMuted
    this.#set({ isMuted })
  }

  readonly setSpeed = (speed: number): void => {
    saveSpeed(speed)
    this.#set({ speed })
    this.#loader?.setSpeed(speed)
  }

  async #begin(loader: AudioLoader): Promise<void> {
    const requestId = ++this.#requestId
    const isCurrent = () => requestId === this.#requestId
    this.#set({ status: 'loading', failure: '' })
    try {
      if (!loader.isReady()) await loader.load(this.#track?.source ?? '', () => this.#state.time, isCurrent)
    } catch (error) {
      if (isCurrent()) this.#fail(failureMessage(error))
    }
    if (!isCurrent()) return
    loader.setSpeed(this.#state.speed)
    // Pausing or loading rejects too; load errors have their own event.
    loader.audio.play().catch(() => isCurrent() && !loader.audio.error && this.#fail(FAILED_TO_PLAY))
  }

  #fail(failure: string): void {
    this.#stopSound()
    this.#set({ status: 'failed', failure })
    this.#savePosition()
  }

  #stopSound(): void {
    this.#requestId++
    this.#isWanted = false
    this.#loader?.audio.pause()
  }

  #unload(): void {
    this.#savePosition()
    this.#stopSound()
    this.#loader?.unload()
  }

  readonly #savePosition = (): void => {
    const { time: at, duration: of } = this.#state
    this.#savedAt = at
    if (this.#track && of > 0) saveListeningPosition(this.#track.name, { at, of })
  }

  #set(change: Partial<PlaybackState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.notify()
  }

  readonly #handlers: Record<string, () => void> = {
    loadedmetadata: () => this.#loader?.restorePosition(),
    durationchange: () => {
      const duration = this.#loader?.duration()
      if (duration) this.#set({ duration })
    },
    timeupdate: () => {
      const time = this.#loader?.time()
      if (time === undefined) return
      this.#set({ time })
      if (Math.abs(time - this.#savedAt) >= SAVE_EVERY_S) this.#savePosition()
    },
    playing: () => this.#isWanted && this.#set({ status: 'playing' }),
    waiting: () => this.#isWanted && this.#set({ status: 'loading' }),
    pause: () => this.#onPause(),
    ended: () => {
      this.#stopSound()
      this.#loader?.seek(0)
      this.#set({ status: 'idle', time: 0 })
      this.#savePosition()
    },
    error: () => this.#onError(),
  }

  /** The system may pause, for example for a call. */
  #onPause(): void {
    const { paused, ended, error } = this.#loader?.audio ?? {}
    if (paused && !ended && !error) this.pause()
  }

  /** The ticket may have expired. */
  #onError(): void {
    if (!this.#loader?.audio.error) return
    this.#loader.invalidate()
    if (!this.#isWanted) return
    const { time } = this.#state
    const isSameFailure = this.#renewedAt !== undefined && Math.abs(time - this.#renewedAt) < SAME_POSITION_S
    this.#renewedAt = time
    if (isSameFailure) this.#fail(FAILED_TO_LOAD)
    else this.#begin(this.#loader)
  }
}
