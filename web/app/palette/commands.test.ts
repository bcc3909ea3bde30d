import { expect, test } from 'vitest'
import type { Role } from '#contract/roles.ts'
import { commandsFor, matching } from './commands.ts'

const IDLE = { state: 'idle' } as const
const found = (text: string, role: Role = 'pro') => matching(commandsFor(role, IDLE), text).map(({ label }) => label)

test('pages are found by a part of their name, in any case and order of words', () => {
  expect(found('book')).toEqual(['My Bookmarks'])
  expect(found('HISTORY quiz')).toEqual(['Quiz History'])
  expect(found('devices')).toEqual(['Devices and sessions'])
  expect(found('no such page')).toEqual([])
})

test('themes, languages and the timer are found by what they are', () => {
  expect(found('theme')).toEqual(['Light', 'Dark', 'High contrast'])
  expect(found('hindi')).toEqual(['हिन्दी'])
  expect(found('pomodoro')).toEqual(['Start the study timer'])
})

test('only an admin is offered the admin portal', () => {
  expect(found('admin')).toEqual([])
  expect(found('manage entries', 'admin')).toEqual(['Manage Entries'])
})

test('a free member is led to the plans by Community', () => {
  const [community] = matching(commandsFor('free', IDLE), 'community')
  expect(community?.does).toEqual({ to: '/subscription?for=community' })
})

test('a running timer can be paused and reset', () => {
  const running = { state: 'running', phase: 'focus', endsAt: 1 } as const
  const timer = commandsFor('pro', running).filter(({ group }) => group === 'Study timer')
  expect(timer.map(({ label }) => label)).toEqual(['Pause the study timer', 'Reset the study timer'])
})

test('every command has its own id', () => {
  const ids = commandsFor('admin', IDLE).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
