import { addressOf } from './api.ts'

/** An address that ends sooner than this is not worth opening. */
const MARGIN_MS = 15_000

/** An audio element and the address in it. */
export class Deck {
  readonly audio: HTMLAudioElement
  /** Until when the address opens; 0 when there is none that does. */
  #goodUntil = 0
  /** Where to begin once the element knows its length. */
  #startAt: number | undefined

  constructor(audio: HTMLAudioElement) {
    this.audio = audio
  }

  isReady(): boolean {
    return !this.audio.error && this.#goodUntil > Date.now() + MARGIN_MS
  }

  /** Seconds; nothing while it is not yet where it was told to begin. */
  time(): number | undefined {
    return this.#startAt === undefined && this.#goodUntil > 0 ? this.audio.currentTime : undefined
  }

  /** Seconds; 0 while it is not known. */
  duration(): number {
    return Number.isFinite(this.audio.duration) ? this.audio.duration : 0
  }

  /**
   * Asks for an address that opens and puts it in, unless it is no longer wanted when it comes.
   * @throws CallError when there is none to be had
   */
  async load(source: string, at: () => number, isWanted: () => boolean): Promise<void> {
    // Safari lets an element play after a wait only if it was already touched while the click was handled.
    if (!this.audio.hasAttribute('src')) this.audio.load()
    const { url, expiresAt } = await addressOf(source)
    if (!isWanted()) return
    this.#goodUntil = expiresAt
    this.#startAt = at()
    this.audio.src = url
  }

  /** The address in it opens no longer. */
  spoil(): void {
    this.#goodUntil = 0
  }

  /** To be called when the length is known. A recording that was replaced by a shorter one begins anew. */
  goToStart(): void {
    const at = this.#startAt ?? 0
    this.#startAt = undefined
    if (at > 0 && at < this.audio.duration) this.audio.currentTime = at
  }

  seek(to: number): void {
    if (this.#startAt !== undefined) this.#startAt = to
    else if (this.#goodUntil > 0) this.audio.currentTime = to
  }

  setSpeed(speed: number): void {
    // Loading sets the rate back to the default one.
    this.audio.defaultPlaybackRate = speed
    this.audio.playbackRate = speed
  }

  empty(): void {
    this.audio.pause()
    this.#goodUntil = 0
    this.#startAt = undefined
    if (!this.audio.hasAttribute('src')) return
    if (this.audio.src.startsWith('blob:')) URL.revokeObjectURL(this.audio.src)
    // The only way to make a browser let go of a file it is fetching.
    this.audio.removeAttribute('src')
    this.audio.load()
  }
}
