import { expect, test } from 'vitest'
import { mentionsIn } from './post-text.ts'

test('each username is mentioned once, and at most ten people are mentioned', () => {
  expect(mentionsIn('@Asha, @asha and @ravi-k: mail me at a@bcd.in or @ab @@ravi x@yyy')).toEqual(['asha', 'ravi-k'])
  expect(mentionsIn(Array.from({ length: 30 }, (_, n) => `@person${n}`).join(' '))).toHaveLength(10)
  expect(mentionsIn(`@${'a'.repeat(31)}`)).toEqual([])
})
