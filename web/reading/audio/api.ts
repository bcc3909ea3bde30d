import { audio } from '#contract/reading/audio.ts'
import { call } from '#web/platform/http/call.ts'
import { readSoundOffline } from '#web/platform/offline/offline-cache.ts'
import { ownRecording } from './audio-sources.ts'

export interface AudioAddress {
  url: string
  /** In milliseconds since 1970; `Infinity` for an address that is good for ever. */
  expiresAt: number
}

/** What a player can open: what lies on the device is played from there, our own recordings need a ticket, another address is good as it is. */
export async function addressOf(source: string): Promise<AudioAddress> {
  const recording = ownRecording(source)
  if (!recording) return { url: source, expiresAt: Number.POSITIVE_INFINITY }
  const kept = await readSoundOffline(recording.articleId, recording.language)
  if (kept) return { url: URL.createObjectURL(kept), expiresAt: Number.POSITIVE_INFINITY }
  const { url, expires_at } = (await call(audio.address, { params: recording })).data
  return { url, expiresAt: Date.parse(expires_at) }
}
