import { describe, expect, test } from 'vitest'
import { detailsOf, subjectName, subjectPath } from './audit-details.ts'

describe('the details of an audit record', () => {
  test('are readable and leave out ids and empty values', () => {
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
      { label: 'Content', text: 'Rude\nwords', isLong: true },
      { label: 'Reason', text: 'hate speech', isLong: false },
    ])
  })

  test('show a change in one line, and unknown fields too', () => {
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

test('the changes of a day are one line for each article', () => {
  const changes = [
    { title: 'A reform', change: 'changed', fields: ['title', 'summary'] },
    { title: 'A bank', change: 'new' },
  ]
  expect(detailsOf({ details: { revision: 2, changes } })).toEqual([
    { label: 'Version', text: '2', isLong: false },
    { label: 'Changes', text: 'Changed: A reform (title, summary)\nNew: A bank', isLong: true },
  ])
})

test('a day is called by its date', () => {
  expect(subjectName({ subject: { kind: 'entry', id: 'id-1', name: '2026-01-15' } })).toBe('15 Jan 2026')
  expect(subjectName({ subject: { kind: 'person', id: 'id-1', name: 'asha' } })).toBe('asha')
})

test('a record links to the page of its subject, if there is one', () => {
  const of = (kind: string, details = {}) => subjectPath({ subject: { kind, id: 'id-1', name: 'asha' }, details })
  expect(of('entry')).toBe('/admin/dashboard?tab=entries&entry=id-1')
  expect(of('report')).toBe('/admin/reports?status=all&report=id-1')
  expect(of('person')).toBe('/admin/dashboard?tab=people&q=asha')
  expect(of('post', { forum_id: 'f' })).toBe('/community/forums/f#post-id-1')
  expect([of('post'), of('job')]).toEqual([undefined, undefined])
})
