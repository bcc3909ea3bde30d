import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { byTarget } from '#contract/languages.ts'
import { SyllabusLine } from '#contract/syllabus/lines.ts'
import { PaperOrNode } from '#contract/syllabus/node-rules.ts'
import { Day, Id, limit, safeText } from '#contract/text.ts'
import { DAY_NOT_FOUND } from './daily.ts'
import { Source } from './provenance.ts'
import { IN_NEWS_KINDS, type InNewsKind } from './provenance-rules.ts'

const KIND = z.enum(Object.keys(IN_NEWS_KINDS) as [InNewsKind, ...InNewsKind[]], {
  error: `kind must be one of: ${Object.keys(IN_NEWS_KINDS).join(', ')}`,
})

const Texts = z.object({ name: z.string(), text: z.string(), rank: z.string().optional() })

export const InNewsItem = Texts.extend({
  item_id: Id,
  kind: KIND,
  /** Only of a place. Degrees, north and east positive. */
  point: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  source: Source,
  syllabus: z.array(SyllabusLine),
  translated: z.object(byTarget(() => Texts.optional())),
})
export type InNewsItem = z.infer<typeof InNewsItem>

const ListedItem = InNewsItem.extend({
  publication_date: Day,
  /** In the person's review. */
  is_kept: z.boolean(),
})
export type ListedItem = z.infer<typeof ListedItem>

/** Last item of the previous page. */
const place = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d~\d{1,4}$/, { error: 'before must be the next_before of a reply' })
  .transform((text) => text.split('~') as [day: string, position: string])
  .refine(([day]) => Day.safeParse(day).success, { error: 'before must be the next_before of a reply' })

export const inNews = {
  list: endpoint('GET /api/in-news', 'member', {
    summary: 'The short items of all published days, newest first, by kind, month or days, part of the syllabus and words',
    query: z.object({
      kind: KIND.optional(),
      month: z
        .string()
        .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, { error: 'month must be like 2026-01' })
        .optional(),
      /** Inclusive. */
      from: Day.optional(),
      to: Day.optional(),
      node: PaperOrNode.optional(),
      q: safeText({ max: 200, label: 'The search' }).optional(),
      before: place.optional(),
      limit: limit(20, 50),
    }),
    reply: z.object({
      success: z.literal(true),
      data: z.array(ListedItem),
      next_before: z.string().nullable(),
      /** Of all kinds that the other filters leave, among the newest 5,000 items; `null` after the first page. */
      counts: z.array(z.object({ kind: KIND, items: z.number().int() })).nullable(),
    }),
  }),
  day: endpoint('GET /api/entries/:entryId/in-news', 'member', {
    summary: 'The short items for Prelims of a published day, in order, with their translations',
    isCached: true,
    params: z.object({ entryId: Id }),
    notFound: DAY_NOT_FOUND,
    reply: data(z.array(InNewsItem)),
  }),
}
