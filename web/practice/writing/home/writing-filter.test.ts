import { expect, test } from 'vitest'
import { NO_FILTER, withWritingFilter, writingFilterFrom } from './writing-filter.ts'

test('the address names the filter', () => {
  const params = new URLSearchParams('directive=discuss&paper=GS2&node=gs2.federalism&from=mail')
  expect(writingFilterFrom(params)).toEqual({ directive: 'discuss', paper: 'GS2', node: 'gs2.federalism' })
  expect(writingFilterFrom(new URLSearchParams('directive=none'))).toEqual({ directive: 'none' })
  expect(writingFilterFrom(new URLSearchParams('directive=shout&paper='))).toEqual({})
})

test('another filter leaves the rest of the address alone', () => {
  const params = new URLSearchParams('paper=GS2&from=mail')
  expect(withWritingFilter(params, { paper: undefined, directive: 'discuss' }).toString()).toBe('from=mail&directive=discuss')
  expect(withWritingFilter(params, NO_FILTER).toString()).toBe('from=mail')
})
