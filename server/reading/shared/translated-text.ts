import { type RawBuilder, sql } from 'kysely'
import { isTarget, type Language } from '#contract/languages.ts'

/**
 * Title or summary of an article in a language; null in English and without a translation. Order: by a person, uploaded, by a machine.
 * @param article `articles` in the query, or its alias
 */
export function translatedText(
  article: RawBuilder<unknown>,
  part: 'title' | 'summary',
  language: Language | undefined,
): RawBuilder<string | null> {
  if (!isTarget(language)) return sql<null>`null`
  const [uploaded, made] = [sql`${article}.body -> ${`${part}_translated`} ->> ${language}`, sql`made.${sql.ref(part)}`]
  return sql<string | null>`(
    select coalesce(case when made.is_manual then ${notEmpty(made)} end, ${notEmpty(uploaded)}, ${notEmpty(made)})
    from (select) as one left join translations as made on made.article_id = ${article}.article_id and made.language = ${language})`
}

const notEmpty = (text: RawBuilder<unknown>) => sql`nullif(trim(${text}), '')`
