import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Day, Id, Instant, prose, safeText } from '#contract/text.ts'
import { webAddress } from '#contract/web-address.ts'
import {
  MAX_LICENCE,
  MAX_PUBLISHER,
  MAX_SOURCE_BYTES,
  MAX_SOURCE_TEXT,
  MAX_SOURCE_TITLE,
  SOURCE_ADDRESS,
  SOURCE_GONE,
  SOURCE_KINDS,
  SOURCE_STATES,
  SOURCE_TYPES,
  type SourceKind,
} from './sources/source-rules.ts'

const count = z.number().int().nonnegative()

const Source = z.object({
  source_id: Id,
  day: Day,
  kind: z.enum(Object.keys(SOURCE_KINDS) as [SourceKind, ...SourceKind[]]),
  title: z.string(),
  /** Where the text was found, after redirects. */
  address: z.string().nullable(),
  publisher: z.string(),
  /** A note on what the licence allows. */
  licence: z.string(),
  /** Such as `en`. */
  language: z.string().nullable(),
  state: z.enum(SOURCE_STATES),
  /** Why it failed, or why it is not there yet. */
  reason: z.string().nullable(),
  passages: count,
  /** The end of a long text was left out. */
  is_cut: z.boolean(),
  fetched_at: Instant.nullable(),
  added_at: Instant,
  added_by: z.string().nullable(),
})
export type Source = z.infer<typeof Source>

const Passage = z.object({ number: count, text: z.string() })
export type Passage = z.infer<typeof Passage>

const Added = data(
  z.object({
    source_id: Id,
    /** `false`: the day had it already. */
    is_new: z.boolean(),
    /** Of an address: when its text was fetched, today. */
    fetched_at: Instant.nullable(),
  }),
)

const note = (max: number, label: string) => safeText({ max, label }).transform((text) => text.trim())
const title = safeText({ min: 1, max: MAX_SOURCE_TITLE, label: 'The title' }).transform((text) => text.trim())
const publisher = note(MAX_PUBLISHER, 'The publisher')
const licence = note(MAX_LICENCE, 'The licence note')
const address = webAddress('The address', SOURCE_ADDRESS)

const ofDay = z.object({ day: Day })
const source = { params: z.object({ sourceId: Id }), notFound: SOURCE_GONE }

export const sources = {
  list: endpoint('GET /api/admin/desk/days/:day/sources', 'admin', {
    summary: 'The sources of a day in preparation, oldest first',
    params: ofDay,
    reply: data(
      z.object({
        sources: z.array(Source),
        /** `false`: the operator has turned it off. */
        can_fetch: z.boolean(),
      }),
    ),
  }),
  add: endpoint('POST /api/admin/desk/days/:day/sources', 'admin', {
    summary: 'Add pasted text to the sources of a day. The same text is one source',
    params: ofDay,
    bodyLimit: 2 * 1024 * 1024,
    rate: 'heavy',
    body: z.object({
      title,
      text: prose(MAX_SOURCE_TEXT, 'The text'),
      address: address.nullable().default(null),
      publisher: publisher.default(''),
      licence: licence.default(''),
    }),
    reply: Added,
  }),
  upload: endpoint('POST /api/admin/desk/days/:day/sources/file', 'admin', {
    summary: 'Add a PDF, page, .docx, Markdown or text file to the sources of a day. The same text is one source',
    params: ofDay,
    query: z.object({ name: z.string().max(300).default('') }),
    rate: 'heavy',
    consumes: SOURCE_TYPES,
    bodyLimit: MAX_SOURCE_BYTES,
    timeoutMs: 60_000,
    reply: Added,
  }),
  fetch: endpoint('POST /api/admin/desk/days/:day/sources/address', 'admin', {
    summary: 'Have a page fetched as a source of a day, by a job. An address is fetched once a day: later the same text is used',
    params: ofDay,
    body: z.object({ address }),
    reply: Added,
  }),
  read: endpoint('GET /api/admin/desk/sources/:sourceId', 'admin', {
    summary: 'A source with its passages',
    ...source,
    reply: data(Source.omit({ passages: true }).extend({ passages: z.array(Passage) })),
  }),
  change: endpoint('PUT /api/admin/desk/sources/:sourceId', 'admin', {
    summary: 'Change title, publisher and licence note of a source',
    ...source,
    body: z.object({ title, publisher, licence }),
    reply: Done,
  }),
  remove: endpoint('DELETE /api/admin/desk/sources/:sourceId', 'admin', {
    summary: 'Delete a source with its passages',
    ...source,
    reply: Done,
  }),
}
