import { expect, test } from 'vitest'
import { pressed } from './reaction.ts'

const none = { user_reaction: null, likes_count: 3, dislikes_count: 1 }
const liked = { user_reaction: 'like' as const, likes_count: 4, dislikes_count: 1 }
const disliked = { user_reaction: 'dislike' as const, likes_count: 3, dislikes_count: 2 }

test('a press counts, the same again takes it back, the other one switches', () => {
  expect(pressed(none, 'like')).toEqual(liked)
  expect(pressed(liked, 'like')).toEqual(none)
  expect(pressed(liked, 'dislike')).toEqual(disliked)
  expect(pressed(disliked, 'like')).toEqual(liked)
})

test('a count that lags behind never falls below zero', () => {
  const lagging = { user_reaction: 'like' as const, likes_count: 0, dislikes_count: 0 }
  expect(pressed(lagging, 'like')).toEqual({ user_reaction: null, likes_count: 0, dislikes_count: 0 })
})
