import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/languages.ts'

/** Needs `translatedTo`. Order: by a person, uploaded, by a machine, else in English. */
export function textIn(language: Language, column: 'title' | 'summary'): RawBuilder<string> {
  const [english, kept] = [sql.ref(`articles.${column}`), sql.ref(`kept.${column}`)]
  return sql`coalesce(case when kept.is_manual then ${kept} end,
    body -> ${sql.lit(`${column}_translated`)} ->> ${language}::text, ${kept}, ${english}) as ${sql.ref(column)}`
}

export const translatedTo = (language: Language) =>
  sql`left join translations as kept on kept.article_id = articles.article_id and kept.language = ${language}`
