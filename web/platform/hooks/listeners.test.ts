import { expect, test } from 'vitest'
import { createListeners } from './listeners.ts'

test('a store starts with its first listener and stops with the last', () => {
  const told: string[] = []
  const { subscribe } = createListeners(
    () => told.push('start'),
    () => told.push('stop'),
  )
  const leave = [subscribe(() => undefined), subscribe(() => undefined)]
  for (const one of leave) one()
  leave[0]?.()
  subscribe(() => undefined)
  expect(told).toEqual(['start', 'stop', 'start'])
})

test('a listener that leaves while others are called does not keep them from being told', () => {
  const told: string[] = []
  const { subscribe, notify } = createListeners<[word: string]>()
  const leave = subscribe((word) => {
    told.push(`first ${word}`)
    leave()
  })
  subscribe((word) => told.push(`second ${word}`))
  notify('once')
  notify('twice')
  expect(told).toEqual(['first once', 'second once', 'second twice'])
})
