import { expect, test } from 'vitest'
import { scriptFindings } from './browser-floor/script-findings.ts'
import { styleFindings } from './browser-floor/style-findings.ts'

test.each([
  ['list.toSorted()', ['.toSorted']],
  ['Object.groupBy(list, of)', ['.groupBy', 'Object.groupBy']],
  ['URL.canParse(text)', ['URL.canParse']],
  ['new Intl.Segmenter()', ['Intl.Segmenter']],
  ['Promise.withResolvers()', ['.withResolvers', 'Promise.withResolvers']],
  ['new Set().isSubsetOf(other)', ['.isSubsetOf']],
  ['Array.fromAsync(list)', ['.fromAsync', 'Array.fromAsync']],
  ['AbortSignal.any(signals)', ['AbortSignal.any']],
  ['/(?<!a)b/.test(text)', ['look-behind']],
  ['new RegExp(`(?<=a)b`)', ['look-behind']],
  ['navigator.userActivation', ['navigator.userActivation']],
  ['list.findLast(of), list.at(-1), structuredClone(list), AbortSignal.timeout(1), text.replaceAll(a, b)', []],
])('the check of supported browsers finds in %s what they lack', (source, names) => {
  expect(scriptFindings(source, 2022)).toEqual(names)
})

test('newer syntax than the build leaves is refused', () => {
  expect(() => scriptFindings('await using file = open()', 2022)).toThrow(SyntaxError)
})

test.each([
  ['a:has(b){color:red}', [':has']],
  ['@property --x{syntax:"*"}', ['@property']],
  ['a{color:color-mix(in oklab,red,blue);text-wrap:balance}', ['color-mix()', 'text-wrap']],
  [String.raw`.b\"\:\"{color:red}@property --x{syntax:"*"}`, ['@property']],
  ['a{anchor-name:--x}@starting-style{a{opacity:0}}', ['@starting-style', 'anchor-name']],
  ['@layer a{a:focus-visible{inset:0;height:50dvh}}@container (min-width:1rem){a:where(b){color:red}}', []],
])('the check of supported browsers finds in the style %s what they lack', (css, names) => {
  expect(styleFindings(css)).toEqual(names)
})
