import type { Language } from '#contract/languages.ts'
import { audio } from '#contract/reading/audio.ts'
import { call } from '#web/platform/http/call.ts'
import { readSoundOffline } from '#web/platform/offline/offline-cache.ts'
import { ownRecording } from './audio-sources.ts'

export interface AudioAddress {
  url: string
  /** Milliseconds since 1970; `Infinity` if it never expires. */
  expiresAt: number
}

/** Puts it first in the queue. Failures are silent, as the device's voice is used until then. */
export function wantRecording(articleId: string, language: Language): void {
  if (navigator.onLine) call(audio.want, { params: { articleId, language } }).catch(() => {})
}

/** A blob for stored audio, a ticket for own recordings, else the source. */
export async function addressOf(source: string): Promise<AudioAddress> {
  const recording = ownRecording(source)
  if (!recording) return { url: source, expiresAt: Number.POSITIVE_INFINITY }
  const kept = await readSoundOffline(recording.articleId, recording.language)
  if (kept) return { url: URL.createObjectURL(kept), expiresAt: Number.POSITIVE_INFINITY }
  const { url, expires_at } = (await call(audio.address, { params: recording })).data
  return { url, expiresAt: Date.parse(expires_at) }
}
