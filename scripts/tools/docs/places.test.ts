import { describe, expect, test } from 'vitest'
import { fillPlaces, table } from './places.ts'

const TEXT = 'Before\n\n<!-- begin: roles -->\nold\n<!-- end -->\n\nAfter'

describe('marked places of documents', () => {
  test('a table replaces what stood between its marks, and nothing else', () => {
    const filled = fillPlaces(TEXT, { roles: table(['role', 'may'], [['free', 'read']]) })
    expect(filled).toBe(
      'Before\n\n<!-- begin: roles -->\n\n| role | may |\n| --- | --- |\n| free | read |\n\n<!-- end -->\n\nAfter',
    )
    expect(fillPlaces(filled, { roles: '| new |' })).toContain('-->\n\n| new |\n\n<!--')
  })

  test('a table without a place is refused', () => {
    expect(() => fillPlaces(TEXT, { roles: '', limits: '' })).toThrow('There is no place for limits')
  })

  test('a place without a table is refused', () => {
    expect(() => fillPlaces(TEXT, {})).toThrow('There is no table for the place "roles"')
  })
})
