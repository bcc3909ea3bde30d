import { type RawBuilder, sql } from 'kysely'

/** Until the results of a scheduled test are out, nothing may reveal its right answers (docs/decisions/0051-mock-tests.md). */
export const isReserved = (articleId: RawBuilder<unknown>) =>
  sql<boolean>`${articleId} in (select unnest(reserved_articles) from mock_tests where reserved_articles is not null)`
