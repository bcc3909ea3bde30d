import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LoadShedder } from './load-shedder.ts'

function backlog(lateAfterMs = 1000) {
  let now = 0
  let isBusy = true
  const ends: (() => void)[] = []
  const all = new LoadShedder(
    lateAfterMs,
    () => isBusy,
    () => now,
  )
  return {
    all,
    pass: (ms: number) => {
      now += ms
    },
    rest: () => {
      isBusy = false
    },
    come: (count: number) => {
      for (let n = 0; n < count; n++) void all.wait(new Promise<void>((resolve) => ends.push(resolve)))
    },
    answer: async (count: number) => {
      for (const end of ends.splice(0, count)) end()
      await Promise.resolve()
    },
  }
}

test('many who came just now are no backlog; many who have waited for more than a second are', async () => {
  const { all, pass, come, answer } = backlog()
  come(500)
  pass(1000)
  expect(all.isLong()).toBe(false)
  pass(1)
  expect(all.isLong()).toBe(true)
  await answer(480)
  expect(all.isLong()).toBe(false)
})

test('a few who wait for somebody else’s row keep nobody out', () => {
  const { all, pass, come } = backlog()
  come(20)
  pass(60_000)
  expect(all.isLong()).toBe(false)
  come(1)
  expect(all.isLong()).toBe(false)
  pass(1001)
  expect(all.isLong()).toBe(true)
})

test('who is answered, well or not, is counted no more, and millions leave nothing behind', async () => {
  const { all, pass, come, answer } = backlog()
  await all.wait(Promise.reject(new Error('gone'))).catch(() => {})
  for (let n = 0; n < 2000; n++) {
    come(50)
    pass(40)
    await answer(50)
    expect(all.isLong()).toBe(false)
  }
  pass(1001)
  expect(all.isLong()).toBe(false)
  come(21)
  pass(1001)
  expect(all.isLong()).toBe(true)
})

test('where it is not wanted nobody is kept out', () => {
  const { all, pass, come } = backlog(0)
  come(500)
  pass(3_600_000)
  expect(all.isLong()).toBe(false)
})

test('while they wait for others, and this process rests, nobody is kept out until there are very many', () => {
  const { all, pass, come, rest } = backlog()
  come(200)
  pass(5000)
  expect(all.isLong()).toBe(true)
  rest()
  expect(all.isLong()).toBe(false)
  come(1)
  pass(5000)
  expect(all.isLong()).toBe(true)
})

test('a process knows whether it rests', async () => {
  const ends: (() => void)[] = []
  const all = new LoadShedder(1)
  for (let n = 0; n < 30; n++) void all.wait(new Promise<void>((resolve) => ends.push(resolve)))
  await pause(250)
  expect(all.isLong()).toBe(false)
  for (const began = performance.now(); performance.now() - began < 600; ) await turn()
  expect(all.isLong()).toBe(true)
  for (const end of ends) end()
})
