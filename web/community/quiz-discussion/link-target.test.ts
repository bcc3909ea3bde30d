import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'

const ONE = '0190a000-0000-7000-8000-000000000001'
const TWO = '0190a000-0000-7000-8000-000000000002'

test('a link can point to a discussion or a reply; anything else is ignored', () => {
  expect(linkTarget(`#discussion-${ONE}`)).toEqual({ discussionId: ONE, replyId: undefined })
  expect(linkTarget(`#discussion-${ONE}/reply-${TWO}`)).toEqual({ discussionId: ONE, replyId: TWO })
  for (const hash of ['', '#', '#main', '#discussion-', `#discussion-${ONE}/reply-`, `#discussion-${ONE} `])
    expect(linkTarget(hash)).toBeUndefined()
})
