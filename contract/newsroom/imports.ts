import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { IMPORT_KINDS, IMPORT_PARTS, IMPORT_TYPES, type ImportPart, MAX_IMPORT_BYTES } from './imports/import-rules.ts'

const Part = z.enum(Object.keys(IMPORT_PARTS) as [ImportPart, ...ImportPart[]])

const Imported = z.object({
  /** In the upload form, without what the document does not have. */
  article: z.record(z.string(), z.unknown()),
  understood: z.array(
    z.object({
      part: Part,
      /** Words or items, as `IMPORT_PARTS` says. */
      count: z.number().int().nonnegative(),
      /** Of its first line, such as `line 12` or `paragraph 7`. */
      from: z.string(),
    }),
  ),
  /** What was left out or changed, in the order of the document. */
  left: z.array(z.object({ place: z.string(), words: z.string(), reason: z.string() })),
})
export type Imported = z.infer<typeof Imported>

const query = z.object({
  /** Of the file: a title if the document has none. */
  name: z.string().max(300).optional(),
  /** Default: by the name and the first bytes. */
  kind: z.enum(IMPORT_KINDS, { error: `kind must be one of: ${IMPORT_KINDS.join(', ')}` }).optional(),
})

export const imports = {
  read: endpoint('POST /api/admin/desk/import', 'admin', {
    summary:
      'Read a document (.docx, Markdown, text, HTML, or CSV of questions) as parts of an article, with what was not understood and why. Stores nothing',
    rate: 'heavy',
    query,
    consumes: IMPORT_TYPES,
    bodyLimit: MAX_IMPORT_BYTES,
    timeoutMs: 60_000,
    reply: data(Imported),
  }),
}
