import { addressOf } from './api.ts'

const MARGIN_MS = 15_000

export class AudioLoader {
  readonly audio: HTMLAudioElement
  /** 0 without a valid URL. */
  #expiresAt = 0
  /** Applied once the duration is known. */
  #startAt: number | undefined

  constructor(audio: HTMLAudioElement) {
    this.audio = audio
  }

  isReady(): boolean {
    return !this.audio.error && this.#expiresAt > Date.now() + MARGIN_MS
  }

  /** Seconds; undefined until the start position is applied. */
  time(): number | undefined {
    return this.#startAt === undefined && this.#expiresAt > 0 ? this.audio.currentTime : undefined
  }

  /** Seconds; 0 while unknown. */
  duration(): number {
    return Number.isFinite(this.audio.duration) ? this.audio.duration : 0
  }

  /**
   * Sets nothing if `isWanted` is false by then.
   * @throws CallError
   */
  async load(source: string, at: () => number, isWanted: () => boolean): Promise<void> {
    // Safari allows a delayed play only if the element was used during the click.
    if (!this.audio.hasAttribute('src')) this.audio.load()
    const { url, expiresAt } = await addressOf(source)
    if (!isWanted()) return
    this.#expiresAt = expiresAt
    this.#startAt = at()
    this.audio.src = url
  }

  invalidate(): void {
    this.#expiresAt = 0
  }

  /** Starts over if the recording has become shorter than the position. */
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
    // Loading resets the rate.
    this.audio.defaultPlaybackRate = speed
    this.audio.playbackRate = speed
  }

  unload(): void {
    this.audio.pause()
    this.#expiresAt = 0
    this.#startAt = undefined
    if (!this.audio.hasAttribute('src')) return
    if (this.audio.src.startsWith('blob:')) URL.revokeObjectURL(this.audio.src)
    // Nothing else stops the download.
    this.audio.removeAttribute('src')
    this.audio.load()
  }
}
