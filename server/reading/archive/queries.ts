import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { ArchivedArticle } from '#contract/reading/archive.ts'
import { ARCHIVE_COUNTED } from '#contract/reading/archive-rules.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import type { Db } from '#server/db/open.ts'
import { isIncluded } from '#server/reading/shared/article-filter.ts'
import { languagesOf } from '#server/reading/shared/article-languages.ts'
import { translatedText } from '#server/reading/shared/translated-text.ts'

interface Page extends ArticleFilter {
  before?: [day: string, position: string] | undefined
  limit: number
  language?: Language | undefined
}

interface Archive {
  data: ArchivedArticle[]
  next_before: string | null
  total: number | null
}

export async function archivedArticles(db: Db, userId: string, { before, limit, language, ...filter }: Page): Promise<Archive> {
  const published = publishedArticles(db, userId, filter)
  const rows = await published
    .leftJoin('quizzes', 'quizzes.article_id', 'articles.article_id')
    .$if(before !== undefined, (query) => {
      const [day, position] = before as [string, string]
      return query.where(
        sql<boolean>`publication_date <= ${day} and (publication_date < ${day} or articles.position > ${Number(position)})`,
      )
    })
    .orderBy('publication_date', 'desc')
    .orderBy('articles.position')
    .limit(limit + 1)
    .select([
      'articles.article_id',
      'articles.title',
      'gs_paper_category',
      'reading_minutes',
      'quiz_id',
      'publication_date',
      'articles.position',
    ])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('readings')
            .where('user_id', '=', userId)
            .whereRef('readings.article_id', '=', 'articles.article_id')
            .select('read_at'),
        )
        .as('is_read'),
      translatedText(sql.ref('articles'), 'title', language).as('title_translated'),
      languagesOf(sql.ref('articles')).as('languages'),
    ])
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const hasMore = rows.length > limit
  return {
    data: page.map(({ position: _, is_read, ...article }) => ({ ...article, is_read: Boolean(is_read) })),
    next_before: hasMore && last ? `${last.publication_date}~${last.position}` : null,
    total: before ? null : hasMore ? await countOf(db, published) : page.length,
  }
}

function publishedArticles(db: Db, userId: string, filter: ArticleFilter) {
  const columns = {
    articleId: sql.ref('articles.article_id'),
    syllabus: sql.ref('articles.syllabus'),
    day: sql.ref('publication_date'),
  }
  return db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('status', '=', 'published')
    .where(isIncluded(filter, userId, columns))
}

/** @returns null if there are more than are counted: counting all would read every day */
async function countOf(db: Db, published: ReturnType<typeof publishedArticles>): Promise<number | null> {
  const newest = published
    .select('articles.article_id')
    .orderBy('publication_date', 'desc')
    .limit(ARCHIVE_COUNTED + 1)
  const { total } = await db
    .selectFrom(newest.as('newest'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total) > ARCHIVE_COUNTED ? null : Number(total)
}
