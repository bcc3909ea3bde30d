import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DESCRIPTORS, TARGETS } from '#contract/languages.ts'

const read = (name: string) => readFileSync(`web/styles/${name}`, 'utf8')

describe('style sheets of the languages', () => {
  test.each(TARGETS)('%s has one that is loaded and defines the fonts of its descriptor', (language) => {
    const { serif, sans } = DESCRIPTORS[language].fonts
    const sheet = read(`languages/${language}.css`)
    expect(read('main.css')).toContain(`@import "./languages/${language}.css";`)
    expect(sheet).toContain(`:lang(${language})`)
    expect(sheet).toContain(`[data-sample="${language}"]`)
    expect(sheet.includes('direction: rtl;')).toBe(DESCRIPTORS[language].direction === 'rtl')
    for (const font of [serif, sans, 'Other Scripts']) expect(sheet).toContain(`font-family: "${font}"`)
  })

  test.each(TARGETS)('the lines of large text in %s are far enough apart for signs above and below the letters', (language) => {
    const [, rules = ''] = new RegExp(`^:lang\\(${language}\\) \\{([^}]+)\\}`, 'm').exec(read(`languages/${language}.css`)) ?? []
    const leadingOf = (name: string) => Number(new RegExp(`--${name}: ([\\d.]+);`).exec(rules)?.[1])
    const sizes = ['2xl', '3xl', '4xl', '5xl'].map((size) => leadingOf(`text-${size}--line-height`))
    expect(Math.min(leadingOf('leading-tight'), ...sizes)).toBeGreaterThanOrEqual(1.35)
  })

  test.each(TARGETS)('the font of its own name has every letter of %s', (language) => {
    const [, range = ''] = /"Own Names";[^}]*unicode-range:\s*([^;]+);/.exec(read(`languages/${language}.css`)) ?? []
    const ranges = range.split(', ').map((one) =>
      one
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16)),
    )
    const isIn = (code: number) => ranges.some(([first = 0, last = first]) => first <= code && code <= last)
    const missing = [...DESCRIPTORS[language].ownName].filter((letter) => !isIn(letter.codePointAt(0) ?? 0))
    expect(missing).toEqual([])
  })
})
