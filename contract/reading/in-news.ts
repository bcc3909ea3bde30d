import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { byTarget } from '#contract/languages.ts'
import { SyllabusLine } from '#contract/syllabus/lines.ts'
import { Id } from '#contract/text.ts'
import { DAY_NOT_FOUND } from './daily.ts'
import { Source } from './provenance.ts'
import { IN_NEWS_KINDS, type InNewsKind } from './provenance-rules.ts'

const Texts = z.object({ name: z.string(), text: z.string(), rank: z.string().optional() })

export const InNewsItem = Texts.extend({
  item_id: Id,
  kind: z.enum(Object.keys(IN_NEWS_KINDS) as [InNewsKind, ...InNewsKind[]]),
  /** Only of a place. Degrees, north and east positive. */
  point: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  source: Source,
  syllabus: z.array(SyllabusLine),
  translated: z.object(byTarget(() => Texts.optional())),
})
export type InNewsItem = z.infer<typeof InNewsItem>

export const inNews = {
  day: endpoint('GET /api/entries/:entryId/in-news', 'member', {
    summary: 'The short items for Prelims of a published day, in order, with their translations',
    isCached: true,
    params: z.object({ entryId: Id }),
    notFound: DAY_NOT_FOUND,
    reply: data(z.array(InNewsItem)),
  }),
}
