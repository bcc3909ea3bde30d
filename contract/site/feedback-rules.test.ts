import { expect, test } from 'vitest'
import { trackingIdFrom } from './feedback-rules.ts'

test.each(['FB-7K2M9Q0X1Z', 'fb-7k2m9q0x1z', 'FB-7K2M9QOXIZ', 'fb-7k2m9qoxlz', ' FB 7K2M9 Q0X1Z ', 'FB7K2M9Q0X1Z', '7K2M9Q0X1Z'])(
  'a tracking id is known however it is typed: %s',
  (typed) => {
    expect(trackingIdFrom(typed)).toBe('FB-7K2M9Q0X1Z')
  },
)

test.each(['', 'FB-', 'FB-7K2M9Q0X1', 'FB-7K2M9Q0X1ZZ', 'FB-7K2M9Q0X1U', 'FX-7K2M9Q0X1Z', 'FB-७K2M9Q0X1Z', '%_________'])(
  'what cannot be a tracking id is none: %s',
  (typed) => {
    expect(trackingIdFrom(typed)).toBeUndefined()
  },
)

test('an id whose random part begins like the prefix is not cut', () => {
  expect(trackingIdFrom('FB-FB12345678')).toBe('FB-FB12345678')
  expect(trackingIdFrom('FB12345678')).toBe('FB-FB12345678')
})
