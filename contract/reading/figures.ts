import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/text.ts'
import { FIGURE_NOT_FOUND, FIGURE_TYPES, MAX_FIGURE_BYTES } from './figure-rules.ts'
import { FigureImage } from './provenance.ts'

const imageId = Id.toLowerCase()
const width = z.coerce.number({ error: 'width must be a number' }).int().min(1).max(10_000)
const notFound = FIGURE_NOT_FOUND
const query = z.object({ ticket: z.string().max(400).optional() })

export const figures = {
  /** Unpublished figures need an admin's ticket. */
  image: endpoint('GET /api/figures/:imageId', 'public', {
    summary: 'A picture of an article: its drawing, or its widest size',
    params: z.object({ imageId }),
    query,
    notFound,
    produces: ['image/svg+xml', 'image/webp'],
    reply: Done,
  }),
  sized: endpoint('GET /api/figures/:imageId/:width', 'public', {
    summary: 'A picture of an article in one of its widths',
    params: z.object({ imageId, width }),
    query,
    notFound,
    produces: ['image/webp'],
    reply: Done,
  }),
  ticket: endpoint('GET /api/admin/figures/ticket', 'admin', {
    summary: 'A ticket that opens the pictures of drafts for 15 minutes',
    noStore: true,
    reply: data(z.object({ ticket: z.string() })),
  }),
  /** Nothing of a rejected file is stored. The same file keeps its id. */
  add: endpoint('POST /api/admin/figures', 'admin', {
    summary: 'Upload a picture for articles: an SVG is cleaned, any other picture is stored in several widths without metadata',
    rate: 'heavy',
    consumes: FIGURE_TYPES,
    bodyLimit: MAX_FIGURE_BYTES,
    timeoutMs: 60_000,
    reply: data(
      FigureImage.extend({
        /** SVG elements and attributes. */
        removed: z.array(z.string()),
      }),
    ),
  }),
}
