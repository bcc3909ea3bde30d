import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plans } from '#contract/billing/plans.ts'
import { PlanFeatures } from './plan-features.tsx'

const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

test('what a plan includes only in part or not yet has no tick', () => {
  const html = renderToStaticMarkup(<PlanFeatures features={plans.list.free.features} />)
  const ticked = html.split('<li').filter((row) => row.includes('text-good'))
  expect(textOf(html)).toContain('Community access (taking part needs Pro)')
  expect(ticked.some((row) => row.includes('Daily current affairs analysis'))).toBe(true)
  expect(ticked.filter((row) => /Community access|Mobile app access/.test(row))).toEqual([])
})
