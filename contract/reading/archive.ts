import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { Day, limit } from '#contract/text.ts'
import { ARTICLE_FILTER } from './article-filter.ts'
import { ArticleInList } from './daily.ts'

export const ArchivedArticle = ArticleInList.pick({
  article_id: true,
  title: true,
  gs_paper_category: true,
  reading_minutes: true,
  quiz_id: true,
  languages: true,
}).extend({
  publication_date: Day,
  is_read: z.boolean(),
  /** Only in the requested language. */
  title_translated: z.string().nullable(),
})
export type ArchivedArticle = z.infer<typeof ArchivedArticle>

/** Last article of the previous page. */
const place = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d~\d{1,4}$/, { error: 'before must be the next_before of a reply' })
  .transform((text) => text.split('~') as [day: string, position: string])
  .refine(([day]) => Day.safeParse(day).success, { error: 'before must be the next_before of a reply' })

export const archive = {
  list: endpoint('GET /api/archive', 'member', {
    summary: 'Published articles, newest first, by paper or node of the syllabus, by read or unread, and by date',
    query: z.object({
      ...ARTICLE_FILTER,
      before: place.optional(),
      limit: limit(30),
      language: z.enum(LANGUAGES, { error: `language must be one of: ${LANGUAGES.join(', ')}` }).optional(),
    }),
    reply: z.object({
      success: z.literal(true),
      data: z.array(ArchivedArticle),
      next_before: z.string().nullable(),
      /** Of all pages, up to 500; `null` for more, and after the first page. */
      total: z.number().int().nullable(),
    }),
  }),
}
