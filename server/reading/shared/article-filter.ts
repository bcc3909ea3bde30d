import { type RawBuilder, sql } from 'kysely'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import { withDescendants } from '#contract/syllabus/nodes.ts'

interface Columns {
  articleId: RawBuilder<unknown>
  syllabus: RawBuilder<unknown>
  /** Compared with `from` and `to`. */
  day: RawBuilder<unknown>
}

export function isIncluded({ node, read, from, to }: ArticleFilter, userId: string, { articleId, syllabus, day }: Columns) {
  const isRead = sql`exists (select from readings where readings.user_id = ${userId} and readings.article_id = ${articleId})`
  const conditions = [
    node !== undefined && sql`${syllabus} && ${withDescendants(node)}::text[]`,
    read === 'read' && isRead,
    read === 'unread' && sql`not ${isRead}`,
    from !== undefined && sql`${day} >= ${from}::date`,
    to !== undefined && sql`${day} <= ${to}::date`,
  ].filter((condition) => condition !== false)
  return sql<boolean>`${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}`
}

export const isNarrowed = ({ node, read, from, to }: ArticleFilter): boolean =>
  [node, read, from, to].some((part) => part !== undefined)
