import { expect, test } from 'vitest'
import { hydrateFrame } from './hydrate-frame.ts'

test('an open public page shows the parts for members as soon as it hears authStateChanged', () => {
  localStorage.clear()
  hydrateFrame()
  localStorage.setItem('auth_token', 't')
  localStorage.setItem('auth_user', '{"id":"1"}')
  window.dispatchEvent(new Event('authStateChanged'))
  expect(document.documentElement.dataset.visitor).toBe('member')
  localStorage.clear()
  window.dispatchEvent(new Event('authStateChanged'))
  expect(document.documentElement.dataset.visitor).toBe('guest')
  delete document.documentElement.dataset.visitor
})
