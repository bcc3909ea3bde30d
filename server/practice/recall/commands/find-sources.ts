import { type RawBuilder, sql } from 'kysely'
import { TARGETS } from '#contract/languages.ts'
import { QUESTION_FIELDS } from '#contract/practice/question.ts'
import type { CardContent } from '#contract/practice/recall-cards.ts'
import type { CardKind } from '#contract/practice/recall-rules.ts'
import type { Db } from '#server/db/open.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'

export interface Source {
  article_id: string
  kind: CardKind
  source_key: string
  content: CardContent
  syllabus: string[]
}

const listIn = (name: string) =>
  sql`jsonb_array_elements(case jsonb_typeof(body -> 'follow_up_data' -> ${name}) when 'array' then body -> 'follow_up_data' -> ${name} else '[]' end)`

export const MUST_KNOW = 'must-know'

const mustKnow = () => sql`coalesce((
  select string_agg(fact, E'\n' order by place) from jsonb_array_elements_text(body -> 'must_know') with ordinality as listed (fact, place)), summary)`

const QUESTION = sql.join(
  QUESTION_FIELDS.filter((field) => field !== 'question_id').map((field) => sql`${sql.lit(field)}, ${sql.ref(field)}`),
)

const TRANSLATED = sql`case quiz_questions.translated when '{}' then '{}' else jsonb_build_object('translated', quiz_questions.translated) end`

/** Includes reserved quizzes. */
export const questionSources = (condition: RawBuilder<unknown>) => sql`
  select articles.article_id, 'question' as kind, question_id::text as source_key,
    jsonb_build_object(${QUESTION}) || ${TRANSLATED} as content,
    coalesce(quiz_questions.syllabus, articles.syllabus) as syllabus
  from articles join quizzes using (article_id) join quiz_questions using (quiz_id) where ${condition}`

const hasAll = (translations: RawBuilder<unknown>, english: RawBuilder<unknown>) =>
  sql`jsonb_array_length(${translations}) = jsonb_array_length(${english})`

/** The term in the same place, of lists that are as long as the English one. */
const TRANSLATED_TERM = sql`(
  select jsonb_object_agg(language, jsonb_build_object('front', terms -> (place::integer - 1) -> 'term', 'back', terms -> (place::integer - 1) -> 'definition'))
  from jsonb_each(body -> 'follow_up_data' -> 'key_terms_list_translated') as given (language, terms)
  where language = any(${TARGETS}) and ${hasAll(sql`terms`, sql`body -> 'follow_up_data' -> 'key_terms_list'`)})`

/** Titles and whole summaries that did not come with the upload: by a machine or a person. */
const KEPT = sql`(
  select asked as language, kept_title, kept_summary from unnest(${TARGETS}::text[]) as asked left join lateral (
    select title as kept_title, case when english @? '$[*] ? (@ starts with "summary:")' then null else summary end as kept_summary
    from translations where translations.article_id = articles.article_id and translations.language = asked) as kept on true) as kept`

/** Under the translated title. @param back in `language`, with `kept_summary`; null if missing */
const inLanguages = (back: RawBuilder<unknown>) => sql`(
  select jsonb_object_agg(language, jsonb_build_object('front', front, 'back', back))
  from (select language, coalesce(body -> 'title_translated' ->> language, kept_title) as front, ${back} as back from ${KEPT}) as sides
  where front is not null and back is not null)`

const HISTORY = sql`body -> 'follow_up_data' -> 'historical_context'`
const HISTORY_IN = sql`body -> 'follow_up_data' -> 'historical_context_translated' -> language`
const TRANSLATED_LINE = inLanguages(sql`case when ${hasAll(HISTORY_IN, HISTORY)} then ${HISTORY_IN} ->> (place::integer - 1) end`)

const MUST_KNOW_IN = sql`body -> 'must_know_translated' -> language`
const TRANSLATED_MUST_KNOW = inLanguages(sql`case
  when jsonb_array_length(coalesce(body -> 'must_know', '[]')) = 0 then coalesce(body -> 'summary_translated' ->> language, kept_summary)
  when ${hasAll(MUST_KNOW_IN, sql`body -> 'must_know'`)} then (
    select string_agg(fact, E'\n' order by place) from jsonb_array_elements_text(${MUST_KNOW_IN}) with ordinality as listed (fact, place)) end`)

/** Of repeated items the first counts; must-know facts are one card. */
export const sourcesOf = (articleIds: readonly string[]) => {
  const isAsked = sql`articles.article_id = any(${articleIds}::uuid[])`
  return sql`
  (select distinct on (article_id, kind, source_key) article_id, kind, source_key, content, syllabus, place from (
    select article_id, 'flashcard' as kind, md5(card ->> 'front') as source_key,
      jsonb_strip_nulls(jsonb_build_object('front', card -> 'front', 'back', card -> 'back', 'translated', card -> 'translated')) as content,
      coalesce((select array_agg(node) from jsonb_array_elements_text(card -> 'syllabus') as node), syllabus) as syllabus, place
    from articles cross join ${listIn('flashcards')} with ordinality as listed (card, place) where ${isAsked}
    union all
    select article_id, 'term', card ->> 'term', jsonb_strip_nulls(jsonb_build_object('front', card -> 'term', 'back', card -> 'definition',
      'translated', ${TRANSLATED_TERM})), syllabus, place
    from articles cross join ${listIn('key_terms_list')} with ordinality as listed (card, place) where ${isAsked}
    union all
    select article_id, 'fact', 'line:' || md5(line #>> '{}'), jsonb_strip_nulls(jsonb_build_object('front', title, 'back', line,
      'translated', ${TRANSLATED_LINE})), syllabus, place
    from articles cross join ${listIn('historical_context')} with ordinality as listed (line, place) where ${isAsked}
    union all
    select article_id, 'fact', ${MUST_KNOW}, jsonb_strip_nulls(jsonb_build_object('front', title, 'back', ${mustKnow()},
      'translated', ${TRANSLATED_MUST_KNOW})), syllabus, 0 from articles where ${isAsked}
    union all
    select *, 0 from (${questionSources(isAsked)}) as question
  ) as offered order by article_id, kind, source_key, place)`
}

interface Offer {
  title: string
  syllabus: string[]
  sources: (Source & { was_of_the_day: boolean })[]
}

export async function offerOf(db: Db, userId: string, articleId: string): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`
    select title, syllabus, coalesce((
      select jsonb_agg(to_jsonb(source) - 'place' || jsonb_build_object('was_of_the_day', kind = 'question' and exists (
        select from daily_question_answers where user_id = ${userId} and answers ? source_key)) order by place)
      from ${sourcesOf([articleId])} as source
      where kind <> 'question' or not ${isReserved(sql`source.article_id`)}), '[]') as sources
    from articles join daily_entries using (entry_id) where article_id = ${articleId} and status = 'published'`.execute(db)
  return rows[0]
}
