import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { Day, Id } from '#contract/text.ts'
import * as m from '#messages/contract/practice/recall.ts'
import { MAX_CATCH_UP_ARTICLES } from './catch-up-rules.ts'

const Text = z.object({ lang: z.enum(LANGUAGES), value: z.string() })

const MissedArticle = z.object({ article_id: Id, title: Text, gs_paper_category: z.string(), publication_date: Day })

const CatchUpItem = z.object({
  /** Latest first. */
  articles: z.array(MissedArticle).min(1),
  /** Default: the summary. */
  facts: z.array(Text.extend({ article_id: Id })),
  /** Of the next days, next first. */
  watch: z.array(Text.extend({ date: Day })),
})
export type CatchUpItem = z.infer<typeof CatchUpItem>

const CatchUpOffer = z.object({
  days: z.number().int().min(1),
  /** For the facts. */
  minutes: z.number().int().min(1),
})
export type CatchUpOffer = z.infer<typeof CatchUpOffer>

const CatchUp = CatchUpOffer.extend({
  /** Most useful first. */
  items: z.array(CatchUpItem),
})
export type CatchUp = z.infer<typeof CatchUp>

const language = z.enum(LANGUAGES, { error: `language must be one of: ${LANGUAGES.join(', ')}` }).default('en')

const DoneArticles = z.strictObject(
  {
    article_ids: boundedList(z.uuid({ error: 'article_ids must be ids of articles' }).toLowerCase(), {
      min: 1,
      max: MAX_CATCH_UP_ARTICLES,
      error: 'article_ids must be a list',
      tooFew: m.giveOneArticle,
      tooMany: m.tooManyMarked({ max: MAX_CATCH_UP_ARTICLES }),
    }),
    done: z.boolean({ error: 'done must be true or false' }),
  },
  { error: 'Send a JSON object of article_ids and done' },
)
export type DoneArticles = z.output<typeof DoneArticles>

export const catchUp = {
  offer: endpoint('GET /api/catch-up/offer', 'member', {
    summary: 'The missed days and the minutes to catch up, after two or more days without reading; null if there is nothing',
    query: z.object({ language }),
    reply: data(CatchUpOffer.nullable()),
  }),
  list: endpoint('GET /api/catch-up', 'member', {
    summary: 'The must-know facts of unread articles of missed days, by topic; null if there is nothing',
    query: z.object({ language }),
    reply: data(CatchUp.nullable()),
  }),
  mark: endpoint('PUT /api/catch-up/done', 'member', {
    summary: 'Take articles off the list, or put them back. They stay unread; unknown articles are ignored',
    body: DoneArticles,
    reply: Done,
  }),
}
