import { describe, expect, test } from 'vitest'
import { detailsOf, placeOf } from './audit-details.ts'

describe('the details of an act', () => {
  test('are in words, without ids and without what says nothing', () => {
    const details = {
      author_id: 'x',
      author: 'asha',
      content: 'Rude\nwords',
      reason: 'hate_speech',
      notes: '',
      post_id: null,
      responded: false,
    }
    expect(detailsOf({ details })).toEqual([
      { label: 'Author', text: 'asha', isLong: false },
      { label: 'What it said', text: 'Rude\nwords', isLong: true },
      { label: 'Reason', text: 'hate speech', isLong: false },
    ])
  })

  test('tell a change as one, and what nobody thought of all the same', () => {
    expect(detailsOf({ details: { from: 'free', to: 'pro', responded: true } })).toEqual([
      { label: 'Changed', text: 'free → pro', isLong: false },
      { label: 'Response', text: 'yes', isLong: false },
    ])
    expect(detailsOf({ details: { from: 'closed', to: 'closed', articleCount: 3, languages: ['hi', 'ta'] } })).toEqual([
      { label: 'Article count', text: '3', isLong: false },
      { label: 'Languages', text: 'hi, ta', isLong: false },
    ])
  })
})

test('an act leads to what it was done to, where there is such a page', () => {
  const of = (kind: string, details = {}) => placeOf({ subject: { kind, id: 'id-1', name: 'asha' }, details })
  expect(of('report')).toBe('/admin/reports?status=all&report=id-1')
  expect(of('person')).toBe('/admin/dashboard?tab=people&q=asha')
  expect(of('post', { forum_id: 'f' })).toBe('/community/forums/f#post-id-1')
  expect([of('post'), of('job')]).toEqual([undefined, undefined])
})
