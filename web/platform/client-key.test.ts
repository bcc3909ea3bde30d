import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newClientKey } from './client-key.ts'

afterEach(() => vi.unstubAllGlobals())

test('every key is a unique UUID, also without https', () => {
  for (const randomUUID of [crypto.randomUUID.bind(crypto), undefined]) {
    vi.stubGlobal('crypto', { randomUUID, getRandomValues: (bytes: Uint8Array) => bytes.map(() => Math.random() * 256) })
    const keys = Array.from({ length: 50 }, newClientKey)
    expect(new Set(keys).size).toBe(50)
    for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true)
  }
})
