import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/** Running requests may predate the write; invalidating alone would wait for them. */
export async function refetchAfterWrite(queries: QueryClient, filters: QueryFilters): Promise<void> {
  await queries.cancelQueries(filters)
  await queries.invalidateQueries(filters)
}
