import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/community/moderation.ts'
import { adjacentReport, nextPending, truncate, withReport } from './report-pages.ts'

const report = (report_id: string, parts: Partial<Report> = {}): Report => ({
  report_id,
  reason: 'spam',
  description: null,
  status: 'pending',
  created_at: '2026-01-15T06:00:00.000Z',
  reviewed_at: null,
  reviewer: null,
  admin_notes: null,
  reporter: { username: 'ravi' },
  author: { username: 'asha' },
  post_id: 'post-1',
  subject: 'post',
  subject_id: 'post-1',
  reports_of_post: 1,
  forum_posts: { content: 'Buy', created_at: '2026-01-15T05:00:00.000Z', forum: { title: 'Polity' } },
  ...parts,
})
const listOf = (...reports: Report[]) => ({ pages: [{ data: reports, next_before: null }], pageParams: [null] })
const statuses = (list: ReturnType<typeof withReport>) => list.pages.flatMap(({ data }) => data.map(({ status }) => status))

describe('a reviewed report', () => {
  const settled = report('b', { status: 'resolved', admin_notes: 'Told them', reviewed_at: '2026-01-15T07:00:00.000Z' })

  test('is updated in place, and the others do not change', () => {
    expect(statuses(withReport(listOf(report('a'), report('b')), settled, false))).toEqual(['pending', 'resolved'])
  })

  test('includes the other pending reports of the post if requested', () => {
    const others = [report('a'), report('b'), report('c', { subject_id: 'post-2' }), report('d', { status: 'dismissed' })]
    expect(statuses(withReport(listOf(...others), settled, true))).toEqual(['resolved', 'resolved', 'pending', 'dismissed'])
    const gone = [report('a', { subject_id: null }), report('b', { subject_id: null })]
    expect(statuses(withReport(listOf(...gone), { ...settled, subject_id: null }, true))).toEqual(['pending', 'resolved'])
  })
})

describe('navigation through the list', () => {
  const list = [report('a'), report('b', { status: 'resolved' }), report('c'), report('d', { status: 'resolved' })]

  test('goes to the next pending report, wrapping to the top', () => {
    expect([nextPending(list, 'a'), nextPending(list, 'd'), nextPending(list, undefined)]).toEqual(['c', 'a', 'a'])
    expect(nextPending([list[1] as Report, list[3] as Report], 'b')).toBeUndefined()
    expect(nextPending([list[0] as Report], 'a')).toBeUndefined()
  })

  test('goes to the adjacent reports and stops at the ends', () => {
    expect([adjacentReport(list, 'b', 1), adjacentReport(list, 'b', -1)]).toEqual(['c', 'a'])
    expect([adjacentReport(list, 'd', 1), adjacentReport(list, 'a', -1), adjacentReport(list, 'elsewhere', 1)]).toEqual([
      undefined,
      undefined,
      'a',
    ])
  })
})

test('a text is truncated at 100 characters, never inside a character', () => {
  expect(truncate('x'.repeat(100))).toBe('x'.repeat(100))
  expect(truncate('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`)
  expect(truncate('One\n\n two')).toBe('One two')
  expect(truncate(`a${'क्षि'.repeat(200)}`)).toBe(`a${'क्षि'.repeat(24)}…`)
  expect(truncate('👩‍👩‍👧‍👦'.repeat(101))).toBe(`${'👩‍👩‍👧‍👦'.repeat(9)}…`)
})
