import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { Id, Instant } from '#contract/text.ts'
import * as m from '#messages/contract/reading.ts'

export const AUDIO_FORBIDDEN = m.audioForbidden
export const AUDIO_NOT_FOUND = m.audioNotFound
export const AUDIO_AWAY = m.audioAway
export const AUDIO_TICKET_EXPIRED = m.audioLinkExpired

/** Detected from the first bytes. */
export const AUDIO_TYPES = ['audio/mpeg', 'audio/ogg', 'audio/wav'] as const
export const MAX_AUDIO_BYTES = 64 * 1024 * 1024

const params = z.object({ articleId: Id, language: z.enum(LANGUAGES) })
const notFound = AUDIO_NOT_FOUND

export const audio = {
  /** Audio elements cannot send a bearer token. The ticket is bound to session, password and Pro study. */
  address: endpoint('GET /api/audio/:articleId/:language/address', 'proStudy', {
    noStore: true,
    summary: 'A URL that an audio player can open for 15 minutes',
    params,
    forbidden: AUDIO_FORBIDDEN,
    notFound,
    reply: data(z.object({ url: z.string(), expires_at: Instant })),
  }),
  listen: endpoint('GET /api/audio/:articleId/:language', 'public', {
    summary: 'The audio, whole or by Range; needs a ticket from `address`, or the bearer token of a person with Pro study',
    params,
    query: z.object({ ticket: z.string().max(300).optional() }),
    forbidden: AUDIO_FORBIDDEN,
    notFound,
    produces: AUDIO_TYPES,
    reply: Done,
  }),
  want: endpoint('POST /api/audio/:articleId/:language/wanted', 'member', {
    summary: 'Somebody pressed Play where there is no recording yet: one that waits to be made is made before the others',
    params,
    reply: Done,
  }),
  save: endpoint('PUT /api/admin/articles/:articleId/audio/:language', 'admin', {
    summary: 'Save a recording as the audio overview of an article in one language',
    params,
    notFound,
    rate: 'heavy',
    consumes: AUDIO_TYPES,
    bodyLimit: MAX_AUDIO_BYTES,
    reply: data(z.object({ bytes: z.number().int(), content_type: z.enum(AUDIO_TYPES) })),
  }),
  remove: endpoint('DELETE /api/admin/articles/:articleId/audio/:language', 'admin', {
    summary: 'Delete a recording',
    params,
    notFound,
    reply: Done,
  }),
}
