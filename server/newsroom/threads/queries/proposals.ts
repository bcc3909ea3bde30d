import { sql } from 'kysely'
import type { Proposal } from '#contract/newsroom/threads.ts'
import type { Db } from '#server/db/open.ts'
import { reasonOf, type Shared } from '#server/newsroom/shared/proposal-reasons.ts'
import { wordsOf } from '#server/platform/text/similar-texts.ts'

/** Their terms are compared, which opens the body of each. */
const COMPARED = 200
const PROPOSED = 12

type Row = Omit<Proposal, 'reason'> & Shared

/**
 * The 200 other articles that share most title words and lines, by their terms too. A word in more than a twentieth of all titles says nothing.
 */
export async function proposalsFor(db: Db, articleIds: readonly string[]): Promise<Proposal[]> {
  const words = await titleWordsOf(db, articleIds)
  const { rows } = await sql<Row>`
    with chosen as materialized (select syllabus, body from articles where article_id = any(${articleIds}::uuid[])),
    lines as (select coalesce(array_agg(distinct line), '{}') as list from chosen, unnest(syllabus) as line),
    terms as materialized (
      select coalesce(array_agg(distinct lower(term ->> 'term')), '{}') as list
      from chosen, jsonb_array_elements(body -> 'follow_up_data' -> 'key_terms_list') as term),
    others as materialized (
      select article_id, entry_id, title, syllabus,
        array(select word from unnest(${TITLE_WORDS}) as word where word = any(${words}::text[])) as words
      from articles where article_id <> all(${articleIds}::uuid[])),
    rare as materialized (
      select coalesce(array_agg(word), '{}') as list from (
        select word from others, unnest(words) as word group by word
        having count(*) <= greatest(3, (select count(*) from others) / 20)) as counted),
    likely as (
      select article_id, entry_id, title,
        array(select distinct word from unnest(words) as word where word = any((select list from rare)::text[])) as words,
        array(select line from unnest(syllabus) as line where line = any((select list from lines)::text[])) as lines
      from others),
    ranked as (
      select * from likely where cardinality(words) + cardinality(lines) > 0
      order by 3 * cardinality(words) + cardinality(lines) desc, article_id desc limit ${COMPARED}),
    compared as (
      select ranked.*, array(
        select term ->> 'term' from jsonb_array_elements(articles.body -> 'follow_up_data' -> 'key_terms_list') as term
        where lower(term ->> 'term') = any((select list from terms)::text[])) as terms
      from ranked join articles using (article_id))
    select article_id, title, publication_date, status, words, lines, terms
    from compared join daily_entries using (entry_id) where cardinality(words) + cardinality(terms) > 0
    order by 4 * cardinality(terms) + 3 * cardinality(words) + cardinality(lines) desc, publication_date desc, article_id
    limit ${PROPOSED}`.execute(db)
  return rows.map(({ words, lines, terms, ...article }) => ({ ...article, reason: reasonOf({ words, lines, terms }) }))
}

const TITLE_WORDS = sql`string_to_array(lower(regexp_replace(title, '[^[:alnum:]]+', ' ', 'g')), ' ')`

const LEAST_LETTERS = 4

async function titleWordsOf(db: Db, articleIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from articles where article_id = any(${articleIds}::uuid[])`.execute(db)
  return [...wordsOf(rows.map(({ title }) => title).join(' '))].filter((word) => word.length >= LEAST_LETTERS)
}
