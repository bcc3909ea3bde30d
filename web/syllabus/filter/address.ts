import type { ArticleFilter } from '#contract/reading/article-filter.ts'

const NAMES = ['node', 'read', 'from', 'to'] as const
const DAY = /^\d{4}-\d\d-\d\d$/

/** Drops invalid values. */
export function filterFrom(params: URLSearchParams): ArticleFilter {
  const [node, read, from, to] = NAMES.map((name) => params.get(name) ?? '')
  return {
    ...(node && { node }),
    ...((read === 'read' || read === 'unread') && { read }),
    ...(from && DAY.test(from) && { from }),
    ...(to && DAY.test(to) && { to }),
  }
}

/** Keeps other parameters. */
export function inAddress(params: URLSearchParams, filter: ArticleFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of NAMES) {
    const value = filter[name]
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

export const partsOf = (filter: ArticleFilter): number => NAMES.filter((name) => filter[name]).length
