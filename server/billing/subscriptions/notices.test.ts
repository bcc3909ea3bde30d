import { expect, test } from 'vitest'
import { messageOf } from './notices.ts'

test('the notice of a cancelled subscription names the last day of Pro', () => {
  expect(messageOf('cancelled', '5 December 2026')).toBe(
    'You keep Pro until 5 December 2026 and won’t be charged again. You can resume the subscription before then.',
  )
})
