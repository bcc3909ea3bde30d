import { addressOf } from './api.ts'

/** A URL that expires sooner than this is renewed. */
const MARGIN_MS = 15_000

/** Loads audio into an element and renews its URL. */
export class AudioLoader {
  readonly audio: HTMLAudioElement
  /** When the URL expires; 0 without a valid URL. */
  #expiresAt = 0
  /** Start position, applied once the duration is known. */
  #startAt: number | undefined

  constructor(audio: HTMLAudioElement) {
    this.audio = audio
  }

  isReady(): boolean {
    return !this.audio.error && this.#expiresAt > Date.now() + MARGIN_MS
  }

  /** Seconds; undefined until the start position has been applied. */
  time(): number | undefined {
    return this.#startAt === undefined && this.#expiresAt > 0 ? this.audio.currentTime : undefined
  }

  /** Seconds; 0 until it is known. */
  duration(): number {
    return Number.isFinite(this.audio.duration) ? this.audio.duration : 0
  }

  /**
   * Requests a URL and sets it, unless `isWanted` is false by then.
   * @throws CallError when the request fails
   */
  async load(source: string, at: () => number, isWanted: () => boolean): Promise<void> {
    // Safari allows a delayed play only if the element was used while the click was handled.
    if (!this.audio.hasAttribute('src')) this.audio.load()
    const { url, expiresAt } = await addressOf(source)
    if (!isWanted()) return
    this.#expiresAt = expiresAt
    this.#startAt = at()
    this.audio.src = url
  }

  /** Marks the URL as expired. */
  invalidate(): void {
    this.#expiresAt = 0
  }

  /** Call when the duration is known. Starts over if the recording is now shorter than the position. */
  restorePosition(): void {
    const at = this.#startAt ?? 0
    this.#startAt = undefined
    if (at > 0 && at < this.audio.duration) this.audio.currentTime = at
  }

  seek(to: number): void {
    if (this.#startAt !== undefined) this.#startAt = to
    else if (this.#expiresAt > 0) this.audio.currentTime = to
  }

  setSpeed(speed: number): void {
    // Loading resets the rate to the default.
    this.audio.defaultPlaybackRate = speed
    this.audio.playbackRate = speed
  }

  unload(): void {
    this.audio.pause()
    this.#expiresAt = 0
    this.#startAt = undefined
    if (!this.audio.hasAttribute('src')) return
    if (this.audio.src.startsWith('blob:')) URL.revokeObjectURL(this.audio.src)
    // The only way to stop the browser from downloading the file.
    this.audio.removeAttribute('src')
    this.audio.load()
  }
}
