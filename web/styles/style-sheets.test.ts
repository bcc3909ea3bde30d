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

test('no style finds a part by its text, which is another one in each language', () => {
  expect([...namesIn(sources('web/**/*.css'), /(\[(?:aria-label|aria-description|title|placeholder|alt)\b[^\]]*\])/g)]).toEqual(
    [],
  )
})

/** Places in pixels of the screen, as maps and scripts have them; or beside what the device has on one of its sides. */
const PHYSICAL = [
  ['app/navigation/tab-bar.tsx', 'pr-[env(safe-area-inset-right)]'],
  ['app/navigation/tab-bar.tsx', 'pl-[env(safe-area-inset-left)]'],
  ['reading/figures/figure-zoom.tsx', 'origin-top-left'],
  ['reading/key-terms/tooltip-position.ts', 'left-0'],
  ['reading/maps/drawn-map.tsx', 'left:'],
].map(([file, hit]) => `web/${file}: ${hit}`)

/** Of Tailwind: `pl-4`, `left-0`, `text-right`, `border-l`, `-translate-x-2`. */
const CLASS =
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]-[\d[(]|(?:left|right)-(?:\d|[[(]|full|auto|px)|border-[lr]\b(?!\w)|rounded-(?:[lr]|[tb][lr])\b|(?:text|float|clear)-(?:left|right)\b|translate-x-\d|origin-(?:\w+-)?(?:left|right)\b|bg-(?:linear|gradient)-to-[lr])[^\s'"`]*/g

const PROPERTY = /(?<![\w@-])(?:(?:[\w-]+-)?(?:left|right)\s*:|(?:text-align|float|clear):\s*(?:left|right))/g

/** Of `style={{ … }}`. */
const STYLE = /(?<=style=\{\{[^}]*)\b(?:(?:margin|padding)(?:Left|Right)|left|right):/g

const physicalIn = (files: string, pattern: RegExp) =>
  globSync(files)
    .map((file) => file.replaceAll('\\', '/'))
    // The admin portal is in English.
    .filter((file) => !file.includes('.test.') && !file.startsWith('web/newsroom/analytics/'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([hit]) => `${file}: ${hit}`))

test('no style names a side of the screen: in a language written from right to left, the start of a line is on the right', () => {
  const found = [physicalIn('web/**/*.{ts,tsx}', CLASS), physicalIn('web/**/*.css', PROPERTY), physicalIn('web/**/*.tsx', STYLE)]
  expect(found.flat().sort()).toEqual(PHYSICAL.sort())
})
