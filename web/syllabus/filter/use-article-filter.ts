import { useSearchParams } from 'react-router'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import { filterFrom, inAddress } from './address.ts'

/** The filter of a list, kept in the address, so that Back, a reload and a shared link keep it. */
export function useArticleFilter() {
  const [params, setParams] = useSearchParams()
  const filter = filterFrom(params)
  const set = (change: ArticleFilter) =>
    setParams((now) => inAddress(now, { ...filterFrom(now), ...change }), { replace: true, preventScrollReset: true })
  return { filter, set }
}
