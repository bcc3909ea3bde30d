import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/community/moderation.ts'
import { cut, neighbour, nextPending, withReport } from './report-pages.ts'

const report = (report_id: string, parts: Partial<Report> = {}): Report => ({
  report_id,
  ...{ reason: 'spam', description: null, status: 'pending', created_at: '2026-01-15T06:00:00.000Z', reviewed_at: null },
  ...{ reviewer: null, admin_notes: null, reporter: { username: 'ravi' }, author: { username: 'asha' }, post_id: 'post-1' },
  forum_posts: { content: 'Buy', created_at: '2026-01-15T05:00:00.000Z', forum: { title: 'Polity' } },
  ...parts,
})
const listOf = (...reports: Report[]) => ({ pages: [{ data: reports, next_before: null }], pageParams: [null] })
const statuses = (list: ReturnType<typeof withReport>) => list.pages.flatMap(({ data }) => data.map(({ status }) => status))

describe('a report that was dealt with', () => {
  const settled = report('b', { status: 'resolved', admin_notes: 'Told them', reviewed_at: '2026-01-15T07:00:00.000Z' })

  test('is told of in its place, and the others are left alone', () => {
    expect(statuses(withReport(listOf(report('a'), report('b')), settled, false))).toEqual(['pending', 'resolved'])
  })

  test('takes along the pending ones of the same post, if that was asked for', () => {
    const others = [report('a'), report('b'), report('c', { post_id: 'post-2' }), report('d', { status: 'dismissed' })]
    expect(statuses(withReport(listOf(...others), settled, true))).toEqual(['resolved', 'resolved', 'pending', 'dismissed'])
    const gone = [report('a', { post_id: null }), report('b', { post_id: null })]
    expect(statuses(withReport(listOf(...gone), { ...settled, post_id: null }, true))).toEqual(['pending', 'resolved'])
  })
})

describe('the way through the list', () => {
  const list = [report('a'), report('b', { status: 'resolved' }), report('c'), report('d', { status: 'resolved' })]

  test('leads to the next pending one, and from the end to the top', () => {
    expect([nextPending(list, 'a'), nextPending(list, 'd'), nextPending(list, undefined)]).toEqual(['c', 'a', 'a'])
    expect(nextPending([list[1] as Report, list[3] as Report], 'b')).toBeUndefined()
    expect(nextPending([list[0] as Report], 'a')).toBeUndefined()
  })

  test('leads to the neighbours, and ends at the ends', () => {
    expect([neighbour(list, 'b', 1), neighbour(list, 'b', -1)]).toEqual(['c', 'a'])
    expect([neighbour(list, 'd', 1), neighbour(list, 'a', -1), neighbour(list, 'elsewhere', 1)]).toEqual([
      undefined,
      undefined,
      'a',
    ])
  })
})

test('a text is cut at 100 characters, none of them in half', () => {
  expect(cut('x'.repeat(100))).toBe('x'.repeat(100))
  expect(cut('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`)
  expect(cut('One\n\n two')).toBe('One two')
  expect([...new Intl.Segmenter('hi').segment(cut('क्षि'.repeat(200)))]).toHaveLength(101)
  expect(cut('👩‍👩‍👧‍👦'.repeat(101))).toBe(`${'👩‍👩‍👧‍👦'.repeat(100)}…`)
})
