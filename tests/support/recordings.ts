import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { expect } from 'vitest'
import { type AUDIO_TYPES, audio } from '#contract/audio.ts'
import type { Language } from '#contract/languages.ts'
import type { Person, TestApp } from './app.ts'
import { published } from './articles.ts'

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

export const DAY = '2026-01-15'
export const RECORDING = aRecording(1000)

/** Status and sentence, as `refusal` gives them. */
export const FORBIDDEN = [403, 'Pro access required to listen to audio overviews']
export const NOT_FOUND = [404, 'Audio not found or not accessible']
export const OVER = [403, 'This address of the audio is no longer valid']
export const refusal = (reply: { statusCode: number; json: () => { error: string } }) => [reply.statusCode, reply.json().error]

/** What the tests of recordings do again and again. */
export function audioCalls(app: TestApp) {
  const address = (as: Person | undefined, articleId: string, language: Language = 'en') =>
    app.call(audio.address, { as, params: { articleId, language } })
  return {
    address,
    listen: (as: Person | undefined, articleId: string, headers: Record<string, string> = {}, language: Language = 'en') =>
      app.call(audio.listen, { as, params: { articleId, language }, headers }),
    urlFor: async (as: Person, articleId: string, language: Language = 'en'): Promise<string> =>
      (await address(as, articleId, language)).json().data.url,
    /** As an audio element calls: with the address and nothing else. */
    play: (url: string, headers: Record<string, string> = {}) => app.app.inject({ method: 'GET', url, headers }),
    kept: () => app.db.selectFrom('audio_files').selectAll().execute(),
    files: () => readdirSync(app.storageFolder),
    /** An article with a recording in English, somebody who may hear it, and an admin. */
    recorded: async (parts: Record<string, unknown> = {}) => {
      const [admin, reader] = [await app.person('admin'), await app.person('pro')]
      const [articleId = ''] = await published(app, DAY, ['Budget'], parts)
      // The storage outlives a test.
      for (const { key } of await app.storage.list()) await app.storage.remove(key)
      const saved = await upload(app, admin, { articleId }, RECORDING)
      expect(saved.json()).toEqual({ success: true, data: { bytes: 1000, content_type: 'audio/mpeg' } })
      return { admin, reader, articleId }
    },
  }
}
