import { PAGES, PUBLIC_PAGES } from '../../checks/bundle-budgets.ts'
import { table } from './places.ts'

export const budgetTable = (): string =>
  table(
    ['page', 'kB at most'],
    [...PAGES, ...PUBLIC_PAGES].map(({ page, budget }) => [page, (budget / 1000).toFixed(1)]),
  )
