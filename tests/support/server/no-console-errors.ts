import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Unexpected errors fail the test. */
let errors: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  expect(calls).toEqual([])
})
