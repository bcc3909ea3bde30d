import { useSearchParams } from 'react-router'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import { filterFrom, inAddress } from './address.ts'

export function useArticleFilter() {
  const [params, setParams] = useSearchParams()
  const filter = filterFrom(params)
  const set = (change: ArticleFilter) =>
    setParams((now) => inAddress(now, { ...filterFrom(now), ...change }), { replace: true, preventScrollReset: true })
  const clear = () => set({ node: undefined, read: undefined, from: undefined, to: undefined })
  return { filter, set, clear }
}
