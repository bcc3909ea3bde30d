import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/** Refetches what a write has changed. The reply to a first request may be from before the write, and invalidating would only wait for it. */
export async function refetchAfterWrite(queries: QueryClient, filters: QueryFilters): Promise<void> {
  await queries.cancelQueries(filters)
  await queries.invalidateQueries(filters)
}
