import { describe, expect, test } from 'vitest'
import { conditionalAssertions } from './conditional-assertions.ts'

const inTest = (body: string) => `import { expect, test } from 'vitest'\ntest('a sentence', async () => {\n${body}\n})\n`
const findingsIn = (body: string) => conditionalAssertions('planted.test.ts', inTest(body))

describe('an assertion that runs only sometimes is found', () => {
  test.each([
    ['inside an if', 'if (a) expect(a).toBe(1)', 'expect inside an if'],
    ['inside an else', 'if (a) stop()\nelse expect(a).toBe(1)', 'expect inside an if'],
    ['inside a ternary', 'a ? expect(a).toBe(1) : stop()', 'expect inside a ternary'],
    ['after &&', 'a && expect(a).toBe(1)', 'expect after &&'],
    ['after ??', 'a ?? expect.soft(a).toBe(1)', 'expect after ??'],
    ['inside a catch', 'try { go() } catch (error) { expect(error).toBe(1) }', 'expect inside a catch'],
    ['inside a case', 'switch (a) { case 1: expect(a).toBe(1) }', 'expect inside a case of a switch'],
    ['inside a callback within an if', 'if (a) list.forEach((one) => expect(one).toBe(1))', 'expect inside an if'],
    ['after an early return', 'if (a) return\nexpect(a).toBe(1)', 'expect after an early return'],
    [
      'after a continue',
      'for (const a of list) { if (a) continue\nawait expect.poll(() => a).toBe(1) }',
      'expect after an early return',
    ],
    ['inside a helper', 'const judge = () => { if (a) expect(a).toBe(1) }\njudge()', 'expect inside an if'],
  ])('%s', (_where, body, why) => {
    expect(findingsIn(body).map((finding) => finding.why)).toEqual([why])
  })

  test('with the line it is on', () => {
    expect(findingsIn('go()\nif (a) {\n  expect(a).toBe(1)\n}')).toEqual([{ line: 5, why: 'expect inside an if' }])
  })

  test('in files with JSX too', () => {
    const source = 'test("a", () => { const page = <p>words</p>\nif (page) expect(page).toBe(1) })'
    expect(conditionalAssertions('planted.test.tsx', source)).toHaveLength(1)
  })
})

describe('an assertion that always runs is not found', () => {
  test.each([
    ['a condition inside the assertion', 'expect(a ? 1 : 2).toBe(b && 1)'],
    ['a condition of an if', 'if (matches(expect(a))) go()'],
    ['a loop', 'for (const a of list) expect(a).toBe(1)'],
    ['a try', 'try { expect(a).toBe(1) } finally { stop() }'],
    ['after an if that goes on', 'if (a) go()\nexpect(a).toBe(1)'],
    ['a matcher', 'const any = a ? expect.any(Number) : 1'],
  ])('%s', (_where, body) => {
    expect(findingsIn(body)).toEqual([])
  })

  test('a whole test that exists only on some systems', () => {
    expect(conditionalAssertions('planted.test.ts', 'if (linux) test("a", () => { expect(a).toBe(1) })')).toEqual([])
    expect(conditionalAssertions('planted.test.ts', 'if (linux) test.each([1])("a", (n) => { expect(n).toBe(1) })')).toEqual([])
  })
})
