import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the quiz of an article is reserved: a scheduled test with questions of it is open, and until its results are out nothing may tell its
 * right answers (docs/decisions/0051-mock-tests.md).
 */
export const isReserved = (articleId: RawBuilder<unknown>) =>
  sql<boolean>`${articleId} in (select unnest(reserved_articles) from mock_tests where reserved_articles is not null)`
