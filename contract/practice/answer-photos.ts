import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/text.ts'
import * as m from '#messages/contract/practice/writing.ts'
import {
  ANSWER_NOT_FOUND,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  PHOTO_NOT_FOUND,
  PHOTO_TYPES,
  WRITING_FORBIDDEN,
} from './writing-rules.ts'

const count = z.number().int().min(0)

/** In page order. */
export const AnswerPhoto = z.object({ photo_id: Id, width: count, height: count, bytes: count, added_at: Instant })
export type AnswerPhoto = z.infer<typeof AnswerPhoto>

const answerId = z.uuid({ error: 'The id of the answer must be a UUID' }).toLowerCase()
export const ofAnswer = { params: z.object({ answerId }), notFound: ANSWER_NOT_FOUND, forbidden: WRITING_FORBIDDEN }
const photoId = z.uuid({ error: 'The id of the photograph must be a UUID' }).toLowerCase()
const ofPhoto = { params: z.object({ answerId, photoId }), notFound: PHOTO_NOT_FOUND, forbidden: WRITING_FORBIDDEN }
export const answerPhotos = {
  /** Idempotent by the client's id. The draft must be saved. Nothing of a rejected file is stored. */
  addPhoto: endpoint('PUT /api/writing/answers/:answerId/photos/:photoId', 'proStudy', {
    noStore: true,
    summary:
      'Add a photograph of a handwritten page to a draft, at the end. It is turned upright, shrunk, and stored without metadata',
    ...ofPhoto,
    notFound: ANSWER_NOT_FOUND,
    consumes: PHOTO_TYPES,
    bodyLimit: MAX_PHOTO_BYTES,
    timeoutMs: 60_000,
    reply: data(AnswerPhoto),
  }),
  /** `img` elements cannot send the bearer token. */
  photo: endpoint('GET /api/writing/answers/:answerId/photos/:photoId', 'proStudy', {
    noStore: true,
    summary: 'A photograph, as JPEG',
    ...ofPhoto,
    produces: ['image/jpeg'],
    reply: Done,
  }),
  orderPhotos: endpoint('PUT /api/writing/answers/:answerId/photos', 'proStudy', {
    noStore: true,
    summary: 'Change the order of the photographs of a draft',
    ...ofAnswer,
    body: z.object(
      {
        photo_ids: boundedList(photoId, {
          max: MAX_PHOTOS,
          error: 'photo_ids must be a list',
          tooMany: m.tooManyPhotos({ max: MAX_PHOTOS }),
        }),
      },
      { error: 'Send a JSON object of photo_ids' },
    ),
    reply: data(z.array(AnswerPhoto)),
  }),
  removePhoto: endpoint('DELETE /api/writing/answers/:answerId/photos/:photoId', 'proStudy', {
    summary: 'Delete a photograph of a draft or of a finished attempt',
    ...ofPhoto,
    reply: Done,
  }),
}
