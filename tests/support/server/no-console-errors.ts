import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test fails when it prints an error that it did not expect. */
let errors: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  expect(calls).toEqual([])
})
