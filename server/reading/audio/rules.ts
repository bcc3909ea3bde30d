import type { AUDIO_TYPES } from '#contract/reading/audio.ts'

type AudioType = (typeof AUDIO_TYPES)[number]

const BEGINNINGS: { type: AudioType; extension: string; is: (head: Buffer) => boolean }[] = [
  // ID3 tag or layer III sync word.
  {
    type: 'audio/mpeg',
    extension: 'mp3',
    is: (head) => head.toString('latin1', 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2),
  },
  { type: 'audio/ogg', extension: 'ogg', is: (head) => head.toString('latin1', 0, 4) === 'OggS' },
  {
    type: 'audio/wav',
    extension: 'wav',
    is: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WAVE',
  },
]

export function detectAudioType(head: Buffer): { type: AudioType; extension: string } | undefined {
  return BEGINNINGS.find(({ is }) => is(head))
}

export interface Recording {
  articleId: string
  language: string
}

export const TICKET_MS = 15 * 60_000

export const purposeOf = ({ articleId, language }: Recording): string => `audio ${articleId} ${language}`
