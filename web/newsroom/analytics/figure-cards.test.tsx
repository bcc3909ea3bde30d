import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CommunityStats } from '#contract/newsroom/analytics.ts'
import { FigureCards } from './figure-cards.tsx'

const shown = (engagement_rate: number) =>
  renderToStaticMarkup(<FigureCards stats={{ engagement_rate, as_of: '2026-01-15T06:00:00Z', ...COUNTS }} />)
const COUNTS: Omit<CommunityStats, 'engagement_rate' | 'as_of'> = {
  total_users: 1,
  pro_users: 1,
  active_users_today: 1,
  active_users_week: 1,
  total_posts: 1,
  total_discussions: 1,
}

test.each([
  [100, 'green', 'text-good', 'high'],
  [80, 'green', 'text-good', 'high'],
  [79.9, 'yellow', 'text-signal', 'fair'],
  [60, 'yellow', 'text-signal', 'fair'],
  [59.9, 'red', 'text-danger', 'low'],
  [0, 'red', 'text-danger', 'low'],
])('an engagement rate of %d is %s, with a word', (rate, _colour, className, label) => {
  expect(shown(rate)).toMatch(new RegExp(`class="${className}">${rate}%.*${label}<`))
})
