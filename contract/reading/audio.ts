import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { Id, Instant } from '#contract/text.ts'

export const AUDIO_FORBIDDEN = 'Pro access required to listen to audio overviews'
export const AUDIO_NOT_FOUND = 'Audio not found or not accessible'
export const AUDIO_AWAY = 'The recordings cannot be reached just now. Please try again in a few seconds.'
export const AUDIO_TICKET_OVER = 'This address of the audio is no longer valid'

/** What a recording may be; told from its first bytes, not from what it says it is. */
export const AUDIO_TYPES = ['audio/mpeg', 'audio/ogg', 'audio/wav'] as const
export const MAX_AUDIO_BYTES = 64 * 1024 * 1024

const params = z.object({ articleId: Id, language: z.enum(LANGUAGES) })
const notFound = AUDIO_NOT_FOUND

export const audio = {
  /** An audio element sends no bearer token, hence the ticket; it names the person, and holds only while they have Pro study. */
  address: endpoint('GET /api/audio/:articleId/:language/address', 'proStudy', {
    summary: 'An address of the audio that a player can open, for a quarter of an hour',
    params,
    forbidden: AUDIO_FORBIDDEN,
    notFound,
    reply: data(z.object({ url: z.string(), expires_at: Instant })),
  }),
  listen: endpoint('GET /api/audio/:articleId/:language', 'public', {
    summary: 'The audio itself, whole or by Range; with a ticket from `address`, or the bearer token of somebody with Pro study',
    params,
    query: z.object({ ticket: z.string().max(300).optional() }),
    forbidden: AUDIO_FORBIDDEN,
    notFound,
    produces: AUDIO_TYPES,
    reply: Done,
  }),
  save: endpoint('PUT /api/admin/articles/:articleId/audio/:language', 'admin', {
    summary: 'Keep a recording as the audio overview of an article in one language',
    params,
    notFound,
    rate: 'heavy',
    consumes: AUDIO_TYPES,
    bodyLimit: MAX_AUDIO_BYTES,
    reply: data(z.object({ bytes: z.number().int(), content_type: z.enum(AUDIO_TYPES) })),
  }),
  remove: endpoint('DELETE /api/admin/articles/:articleId/audio/:language', 'admin', {
    summary: 'Take a recording away',
    params,
    notFound,
    reply: Done,
  }),
}
