import { afterEach, expect, test } from 'vitest'
import { mirroredKey, pageDirection } from './direction.ts'

afterEach(() => document.documentElement.removeAttribute('dir'))

test('on a page that runs from right to left, the left arrow leads on', () => {
  expect(['ArrowLeft', 'ArrowRight', '→', 'Enter'].map(mirroredKey)).toEqual(['ArrowLeft', 'ArrowRight', '→', 'Enter'])
  document.documentElement.dir = 'rtl'
  expect(['ArrowLeft', 'ArrowRight', '→', 'Enter'].map(mirroredKey)).toEqual(['ArrowRight', 'ArrowLeft', '←', 'Enter'])
  expect(pageDirection()).toBe('rtl')
})
