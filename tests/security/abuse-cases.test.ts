import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The abuse cases of the threat model. Each has at least one test that is named after it, in any file. */
const CASES: Record<number, string> = {
  1: 'Pro’s content read by somebody free',
  2: 'Pro’s calls made directly',
  3: 'ids of others',
  4: 'feedback of others',
  5: 'fields that are not theirs to set',
  6: 'what admins do, done by others',
  7: 'texts that run',
  8: 'key terms that are patterns',
  9: 'uploads that are bombs',
  10: 'addresses that lead inside',
  11: 'guessing and flooding',
  12: 'finding out who has an account',
  13: 'password resets',
  14: 'tokens that should be dead',
  15: 'messages that a provider never sent',
  16: 'Pro without paying',
  17: 'everything at once',
  18: 'made-up results',
  19: 'formulas in a spreadsheet',
  20: 'the next person at the device',
  21: 'secrets in logs',
  22: 'addresses that lead elsewhere',
  23: 'framing and foreign scripts',
  24: 'unsubscribing others',
  25: 'leaving, and taking one’s data along',
  26: 'an account made ahead with the address of somebody else',
}

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* testFiles(path)
    else if (/\.(test|spec)\.tsx?$/.test(entry.name)) yield path
  }
}

test('every abuse case has a test named after it', () => {
  const texts = ['contract', 'server', 'tests', 'web', 'scripts']
    .flatMap((folder) => [...testFiles(folder)])
    .map((file) => readFileSync(file, 'utf8'))
  const named = new Set(texts.flatMap((text) => [...text.matchAll(/['"]abuse (\d+): /g)].map(([, number]) => Number(number))))
  expect(Object.entries(CASES).filter(([number]) => !named.has(Number(number)))).toEqual([])
})
