import { Readable } from 'node:stream'
import { type AUDIO_TYPES, audio } from '#contract/audio.ts'
import type { Language } from '#contract/languages.ts'
import type { Person, TestApp } from './app.ts'

type AudioType = (typeof AUDIO_TYPES)[number]

const BEGINNINGS: Record<AudioType, Buffer> = {
  'audio/mpeg': Buffer.from('ID3\u0004', 'latin1'),
  'audio/ogg': Buffer.from('OggS\0', 'latin1'),
  'audio/wav': Buffer.from('RIFF\u0001\u0002\u0003\u0004WAVEfmt ', 'latin1'),
}

/** Bytes that begin like a recording; no two places look alike nearby. */
export function aRecording(bytes: number, type: AudioType = 'audio/mpeg'): Buffer {
  const begin = BEGINNINGS[type]
  return Buffer.concat([begin, Buffer.from(Array.from({ length: bytes - begin.length }, (_, n) => (n * 31) % 251))])
}

/** Sends a body in pieces, as a browser sends a file. */
export function upload(
  app: TestApp,
  as: Person | undefined,
  { articleId, language = 'en' }: { articleId: string; language?: Language },
  body: Buffer,
  contentType: string = 'audio/mpeg',
) {
  const piece = 64 * 1024
  const pieces = Array.from({ length: Math.ceil(body.length / piece) }, (_, n) => body.subarray(n * piece, (n + 1) * piece))
  return app.call(audio.save, {
    as,
    params: { articleId, language },
    body: Readable.from(pieces),
    headers: { 'content-type': contentType },
  })
}
