import { expect, test } from 'vitest'
import { safeText } from './text.ts'

const Text = safeText({ min: 1, max: 100, label: 'The post' })

test.each(['', ' ', '\u200b', '\u200d\ufeff', '\u3164', '\u2800', '\u00ad\u2060', '\u{e0041}', '\ufe0f', '\u0007'])(
  'a text of the invisible %j is empty',
  (text) => expect(Text.safeParse(text).error?.issues[0]?.message).toBe('The post must not be empty'),
)

test.each(['a', '.', '👩\u200d👩', 'क\u094d\u200dष', '\u200ba'])('%j is not empty', (text) =>
  expect(Text.safeParse(text).success).toBe(true),
)
