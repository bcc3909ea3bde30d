import { expect, test } from 'vitest'
import { billingWords } from './notices.ts'

test('the notice of a cancelled subscription names the last day of Pro', () => {
  expect(billingWords('cancelled', '2026-12-05', 'en')[1]).toBe(
    'You keep Pro until 5 December 2026 and won’t be charged again. You can resume the subscription before then.',
  )
})
