import { expect, test } from 'vitest'
import type { Notification } from '#contract/messaging/notifications.ts'
import { badgeText, bellLabel, decrement, unreadIds, unreadText, withRead } from './unread.ts'

const one = (notification_id: string, read = false): Notification => ({
  notification_id,
  type: 'achievement',
  title: 'First article',
  message: 'You have read your first article.',
  read,
  created_at: '2026-01-01T00:00:00.000Z',
  path: '/dashboard',
})

test('the badge shows up to 99, then 99+', () => {
  expect([1, 99, 100, 12_345].map(badgeText)).toEqual(['1', '99', '99+', '99+'])
})

test('the label of the bell says how many notifications are unread', () => {
  expect([0, 1, 120].map(bellLabel)).toEqual(['Notifications', 'Notifications, 1 unread', 'Notifications, 99+ unread'])
  expect([1, 3].map(unreadText)).toEqual(['1 unread notification', '3 unread notifications'])
})

test('the count never drops below zero', () => {
  expect(decrement(3, 1)).toBe(2)
  expect(decrement(1, 5)).toBe(0)
})

test('marks are set and removed on every page of the list', () => {
  const pages = [[one('a'), one('b', true)], [one('c')]]
  expect(unreadIds(pages)).toEqual(['a', 'c'])
  const marked = withRead(pages, ['a', 'c'], true)
  expect(unreadIds(marked)).toEqual([])
  expect(withRead(marked, ['a', 'c'], false)).toEqual(pages)
})
