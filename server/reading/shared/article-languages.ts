import { type RawBuilder, sql } from 'kysely'
import { TARGETS, type Target } from '#contract/languages.ts'

const isGiven = (text: RawBuilder<unknown>) => sql`trim(coalesce(${text}, '')) <> ''`

/**
 * Languages besides English that an article has a text in, uploaded or made here, as `listedArticle` says of a day. Reads `body` once.
 * @param article `articles` in the query, or its alias
 */
export const languagesOf = (article: RawBuilder<unknown>): RawBuilder<Target[]> => sql<Target[]>`(
  select array(
    select target from unnest(${[...TARGETS]}::text[]) with ordinality as given (target, place)
      left join translations as made on made.article_id = ${article}.article_id and made.language = target
    where ${isGiven(sql`b.title_translated ->> target`)} or ${isGiven(sql`b.summary_translated ->> target`)}
      or b.analysis_text_translated ? target
      or ${isGiven(sql`made.title`)} or ${isGiven(sql`made.summary`)} or made.analysis <> '{}'
    order by place)
  from jsonb_to_record(${article}.body)
    as b (title_translated jsonb, summary_translated jsonb, analysis_text_translated jsonb))`
