import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))
const namesIn = (texts: string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))

test('a variable that a style sheet reads without a fallback is set somewhere', () => {
  const read = namesIn(sources('web/**/*.css'), /var\((--[\w-]+)\)/g)
  // As a declaration, or from a component as a property of `style` or by `setProperty`.
  const set = namesIn(sources('web/**/*.{css,ts,tsx}'), /(?:@property |[\s{;'"(])(--[\w-]+)['"]?[\]\s]*[:,{]/g)
  // Of Tailwind's own theme.
  const unset = [...read].filter((name) => !set.has(name) && !/^--(?:text|leading)-/.test(name ?? ''))
  expect(read.size).toBeGreaterThan(30)
  expect(unset).toEqual([])
})

test('no style asks whether the page contains something: every press would look through the whole of a long page (useRootAttribute)', () => {
  const asked = namesIn(sources('web/**/*.{css,tsx}'), /((?:html|body|main|:root)[^\s,{>+~]*:has\()/g)
  expect([...asked]).toEqual([])
})
