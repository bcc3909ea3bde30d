import { describe, expect, it } from 'vitest'
import { testsThat } from './e2e-report.ts'

const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
  title,
  tests: [{ status, results: messages.map((message) => (message === undefined ? {} : { error: { message } })) }],
})

describe('what is told about journeys in a browser', () => {
  const suites = [
    {
      specs: [spec('a reader reads', 'expected', undefined)],
      suites: [{ specs: [spec('a reader pauses', 'flaky', '\u001b[31mTimed out\u001b[39m\n\n  waiting for “Next”', undefined)] }],
    },
    { specs: [spec('a reader leaves', 'unexpected', 'x'.repeat(2000), 'again')] },
  ]

  it('names those that needed a second try, with the reason of the first', () => {
    expect(testsThat('flaky', suites)).toEqual(['a reader pauses: Timed out waiting for “Next”'])
  })

  it('keeps a long reason short', () => {
    expect(testsThat('unexpected', suites)).toEqual([`a reader leaves: ${'x'.repeat(400)}`])
  })
})
