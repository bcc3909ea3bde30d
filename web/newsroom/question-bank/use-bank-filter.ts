import { useSearchParams } from 'react-router'
import { BANK_SORTS, BANK_STATES } from '#contract/newsroom/question-bank/question-bank-rules.ts'
import type { BankFilter } from './api.ts'

const TEXTS = ['form', 'key_meaning', 'node', 'least', 'most', 'q', 'article_id', 'question_id'] as const

/** Kept in the address, so that a list can be sent to a colleague. */
export function useBankFilter() {
  const [query, setQuery] = useSearchParams()
  const filter: BankFilter = {
    state: BANK_STATES.find((one) => one === query.get('state')) ?? (query.get('question_id') ? 'all' : 'live'),
    sort: BANK_SORTS.find((one) => one === query.get('sort')) ?? 'newest',
  }
  for (const name of TEXTS) {
    const value = query.get(name)
    if (value) filter[name] = value
  }
  const change = (changed: { [Name in keyof BankFilter]?: string | undefined }) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const isNarrowed = TEXTS.some((name) => filter[name] !== undefined)
  const clear = () => change(Object.fromEntries(TEXTS.map((name) => [name, undefined])))
  return { filter, change, isNarrowed, clear }
}
