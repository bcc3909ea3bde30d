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
    for (const font of [serif, sans, 'Other Scripts']) expect(sheet).toContain(`font-family: "${font}"`)
  })
})
