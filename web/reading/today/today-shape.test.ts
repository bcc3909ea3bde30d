import { beforeEach, expect, test } from 'vitest'
import { saveSession } from '#web/platform/session/session.ts'
import { lastShape, saveShape } from './today-shape.ts'

const person = (id: string) =>
  ({ id, email: `${id}@example.test`, username: id, role: 'free' }) as Parameters<typeof saveSession>[1]

beforeEach(() => {
  localStorage.clear()
  saveSession('token', person('me'))
})

test('on a first visit the skeleton has the questions and no ring', () => {
  expect(lastShape()).toEqual({ hasGoal: false, asksPlan: true })
})

test('later it has what the page had, for each person on their own', () => {
  saveShape({ hasGoal: true, asksPlan: false })
  expect(lastShape()).toEqual({ hasGoal: true, asksPlan: false })
  saveSession('token', person('you'))
  expect(lastShape()).toEqual({ hasGoal: false, asksPlan: true })
})
