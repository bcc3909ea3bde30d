import { expect, test } from 'vitest'
import { toggleReaction } from './reaction.ts'

const none = { user_reaction: null, likes_count: 3, dislikes_count: 1 }
const liked = { user_reaction: 'like' as const, likes_count: 4, dislikes_count: 1 }
const disliked = { user_reaction: 'dislike' as const, likes_count: 3, dislikes_count: 2 }

test('a click adds a reaction, the same again removes it, the other one switches', () => {
  expect(toggleReaction(none, 'like')).toEqual(liked)
  expect(toggleReaction(liked, 'like')).toEqual(none)
  expect(toggleReaction(liked, 'dislike')).toEqual(disliked)
  expect(toggleReaction(disliked, 'like')).toEqual(liked)
})

test('a stale count never drops below zero', () => {
  const lagging = { user_reaction: 'like' as const, likes_count: 0, dislikes_count: 0 }
  expect(toggleReaction(lagging, 'like')).toEqual({ user_reaction: null, likes_count: 0, dislikes_count: 0 })
})
