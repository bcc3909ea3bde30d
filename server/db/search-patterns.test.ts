import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { nfc } from '#contract/nfc.ts'
import { SPELLINGS } from '#tests/support/fixtures/spellings.ts'
import { testApp } from '#tests/support/server/app.ts'
import { containsPatterns } from './search-patterns.ts'

const app = testApp()

/** Whether a text has all words of a query. */
async function has(text: string, query: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select bool_and(${text} ~* pattern) as found from unnest(${containsPatterns(query)}::text[]) as pattern`.execute(app.db)
  return rows[0]?.found ?? true
}

describe('search words as patterns', () => {
  test('there is one pattern for each different word, up to eight', () => {
    expect(containsPatterns('  money   bill money ')).toEqual(['money', 'bill'])
    expect(containsPatterns('   ')).toEqual([])
    expect(containsPatterns('a b c d e f g h i j')).toHaveLength(8)
  })

  test.each(['100%', 'snake_case', 'back\\slash', '(a|b)*', 'a.b', '[x]{2}', '^$', '***:', '+?', 'C++', '²', '½'])(
    '%s is searched as plain characters',
    async (text) => {
      expect(await has(`before ${text.toUpperCase()} after`, text)).toBe(true)
      expect(await has('before anything after', text)).toBe(false)
    },
  )

  test('match the other spellings of Hindi and Tamil words', async () => {
    const missed: string[] = []
    for (const [one, other] of SPELLINGS.filter(([text]) => /[\u0900-\u097f\u0b80-\u0bff]/.test(text)))
      for (const [text, query] of [
        [one, other],
        [other, one],
      ] as const)
        if (!(await has(`पहले ${nfc(text)} बाद`, query))) missed.push(`${text} ${query}`)
    expect(missed).toEqual([])
    expect(await has('जन्म', 'जंत')).toBe(false)
  })
})
