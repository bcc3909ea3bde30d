import { expect, test } from 'vitest'
import { trackingIdFrom } from './feedback-rules.ts'

test.each(['FB-7K2M9Q0X1Z', 'fb-7k2m9q0x1z', 'FB-7K2M9QOXIZ', 'fb-7k2m9qoxlz', ' FB 7K2M9 Q0X1Z ', 'FB7K2M9Q0X1Z', '7K2M9Q0X1Z'])(
  'a tracking id is recognised in any spelling: %s',
  (typed) => {
    expect(trackingIdFrom(typed)).toBe('FB-7K2M9Q0X1Z')
  },
)

test.each([
  'FB-7K2M9Q0X1Z7K2M9Q0X1Z',
  'fb-7k2m9qoxiz7k2m9qoxlz',
  'FB-7K2M9-Q0X1Z-7K2M9-Q0X1Z',
  'FB7K2M9Q0X1Z7K2M9Q0X1Z',
  '7K2M9 Q0X1Z 7K2M9 Q0X1Z',
])('a new tracking id of twenty characters is recognised in any spelling: %s', (typed) => {
  expect(trackingIdFrom(typed)).toBe('FB-7K2M9Q0X1Z7K2M9Q0X1Z')
})

test.each([
  '',
  'FB-',
  'FB-7K2M9Q0X1',
  'FB-7K2M9Q0X1ZZ',
  'FB-7K2M9Q0X1Z7K2M9Q0X1',
  'FB-7K2M9Q0X1Z7K2M9Q0X1ZZ',
  'FB-7K2M9Q0X1U',
  'FX-7K2M9Q0X1Z',
  'FB-७K2M9Q0X1Z',
  '%_________',
])('an invalid tracking id is rejected: %s', (typed) => {
  expect(trackingIdFrom(typed)).toBeUndefined()
})

test('a random part that starts like the prefix is not cut off', () => {
  expect(trackingIdFrom('FB-FB12345678')).toBe('FB-FB12345678')
  expect(trackingIdFrom('FB12345678')).toBe('FB-FB12345678')
  expect(trackingIdFrom('FB345678901234567890')).toBe('FB-FB345678901234567890')
})
