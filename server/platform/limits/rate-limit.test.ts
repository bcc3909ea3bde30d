import { expect, test } from 'vitest'
import { Rates } from './rate-limit.ts'

const MINUTE = 60_000

function counter(rates: Rates, most: number) {
  return (key: string) => {
    const { used, ends } = rates.count(key, most)
    return { current: used, ttl: ends - rates.now() }
  }
}

test('a window begins with the first call and ends after its time', () => {
  let now = 1000
  const call = counter(new Rates(() => now), 100)
  expect(call('a')).toEqual({ current: 1, ttl: MINUTE })
  now += 59_000
  expect(call('a')).toEqual({ current: 2, ttl: 1000 })
  expect(call('b').current).toBe(1)
  now += 1000
  expect(call('a')).toEqual({ current: 1, ttl: MINUTE })
})

test('what one process counts the others add, once', () => {
  const [one, other] = [new Rates(), new Rates()]
  const [callOne, callOther] = [counter(one, 32), counter(other, 32)]
  for (let n = 0; n < 20; n++) callOne('a')
  for (const told of one.untold()) other.hear(told)
  expect(one.untold()).toEqual([])
  expect(callOther('a').current).toBe(21)
  callOne('a')
  for (const told of one.untold()) other.hear(told)
  expect(callOther('a').current).toBe(23)
})

test('who calls little is not spoken of, and what was heard is not told on', () => {
  const [one, other] = [new Rates(), new Rates()]
  counter(one, 160)('quiet')
  expect(one.untold()).toEqual([])
  const callOne = counter(one, 32)
  for (let n = 0; n < 20; n++) callOne('a')
  for (const told of one.untold()) other.hear(told)
  expect(other.untold()).toEqual([])
})

test('an attack by very many callers is told of in few messages, the busiest first', () => {
  const rates = new Rates()
  const call = counter(rates, 16)
  for (let caller = 0; caller < 1000; caller++) for (let n = 0; n < 2 + (caller % 7); n++) call(`network ${caller}`)
  const told = rates.untold()
  expect(told).toHaveLength(5)
  expect(told[0]?.[0]?.[1]).toBe(8)
  for (const portion of told) expect(JSON.stringify(portion).length).toBeLessThan(7900)
  // Nobody is forgotten: the others are told of next.
  const rounds = [told, rates.untold(), rates.untold(), rates.untold()].map((round) => round.flat().length)
  expect(rounds).toEqual([400, 400, 200, 0])
})
