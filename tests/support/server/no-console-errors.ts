import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What is printed as an error in a test is a failure nobody looked at. */
let errors: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  expect(calls).toEqual([])
})
