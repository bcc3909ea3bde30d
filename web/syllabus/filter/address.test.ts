import { expect, test } from 'vitest'
import { filterFrom, inAddress, partsOf } from './address.ts'

test('the filter of an address is what lists understand', () => {
  const params = new URLSearchParams('q=court&node=gs2&read=unread&from=2026-01-01&to=soon')
  const filter = filterFrom(params)
  expect(filter).toEqual({ node: 'gs2', read: 'unread', from: '2026-01-01' })
  expect(partsOf(filter)).toBe(3)
  expect(filterFrom(new URLSearchParams('read=maybe&node='))).toEqual({})
})

test('another filter leaves the rest of the address alone', () => {
  const params = new URLSearchParams('q=court&node=gs2&to=2026-01-01')
  expect(inAddress(params, { read: 'read', to: undefined }).toString()).toBe('q=court&read=read')
})
