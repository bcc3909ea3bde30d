import { expect, test } from 'vitest'
import { mergeNotes } from './merge-notes.ts'

test.each([
  ['only the other device changed it', ['old', 'old', 'new'], 'new'],
  ['only this device changed it', ['old', 'new', 'old'], 'new'],
  ['both wrote something else', ['old', 'mine', 'theirs'], 'theirs\n\nmine'],
  ['this device went on with the text of the other', ['', 'The Court decided.', 'The Court'], 'The Court decided.'],
  ['the other device went on with this text', ['', 'The Court', 'The Court decided.'], 'The Court decided.'],
  ['this device emptied what the other changed', ['old', '', 'new'], 'new'],
])('%s', (_, [seen = '', mine = '', theirs = ''], merged) => expect(mergeNotes(seen, mine, theirs)).toBe(merged))
