import { describe, expect, test } from 'vitest'
import type { Role } from '#contract/roles.ts'
import { headerEntries } from './header-entries.ts'

const labels = (...args: Parameters<typeof headerEntries>) => headerEntries(...args).map(({ label }) => label)
const feedback = (role: Role) => headerEntries(role, '/dashboard').find(({ label }) => label === 'Feedback')?.to

describe('the header menu', () => {
  test('a free user sees their own pages', () => {
    expect(labels('free', '/settings')).toEqual(['Today', 'My Bookmarks', 'Quiz History', 'Feedback'])
  })

  test.each(['pro', 'tester'] as const)('a %s user also sees the community', (role) => {
    expect(labels(role, '/dashboard')).toEqual(['Today', 'My Bookmarks', 'Quiz History', 'Feedback', 'Community'])
  })

  test('an admin also sees the portal, and on its pages a link back to the dashboard', () => {
    const [feedback, others] = ['Feedback', ['My Bookmarks', 'Quiz History']]
    expect(labels('admin', '/dashboard')).toEqual(['Today', 'Admin Portal', ...others, feedback, 'Community'])
    expect(labels('admin', '/admin/feedback')).toEqual(['Back to User Dashboard', ...others, 'Community'])
  })

  test('Feedback opens my own feedback, and for admins the feedback of all users', () => {
    for (const role of ['free', 'pro', 'tester'] as const) expect(feedback(role)).toBe('/feedback/my-feedback')
    expect(feedback('admin')).toBe('/admin/feedback')
  })
})
