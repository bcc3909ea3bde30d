import { type RawBuilder, sql } from 'kysely'

/** Until results are out, nothing may reveal the right answers of a scheduled test (docs/decisions/0051-mock-tests.md). */
export const isReserved = (articleId: RawBuilder<unknown>) =>
  sql<boolean>`${articleId} in (select unnest(reserved_articles) from mock_tests where reserved_articles is not null)`
