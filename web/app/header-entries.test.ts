import { describe, expect, test } from 'vitest'
import { headerEntries } from './header-entries.ts'

const labels = (...args: Parameters<typeof headerEntries>) => headerEntries(...args).map(({ label }) => label)

describe('the header menu', () => {
  test('a reader has the dashboard, an admin the portal too', () => {
    expect(labels('free', '/settings')).toEqual(['Dashboard', 'My Bookmarks', 'Quiz History'])
    expect(labels('admin', '/dashboard')).toEqual(['Dashboard', 'My Bookmarks', 'Quiz History', 'Admin Portal'])
  })

  test('on admin pages the way back is named', () => {
    expect(labels('admin', '/admin/dashboard')).toEqual([
      'Back to User Dashboard',
      'My Bookmarks',
      'Quiz History',
      'Admin Portal',
    ])
  })
})
