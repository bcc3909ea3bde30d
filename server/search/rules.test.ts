import { describe, expect, test } from 'vitest'
import { passagesWith } from './rules.ts'

const filler = (words: number) => Array.from({ length: words }, (_, index) => `filler${index}`).join(' ')
const far = (...words: string[]) => `${filler(100)} ${words.join(` ${filler(100)} `)} ${filler(100)}`

describe('the passages a snippet is cut from', () => {
  test('a short text is left whole', () => {
    expect(passagesWith(['moon'], 'The Moon.')).toBe('The Moon.')
  })

  test('a long text is cut down to where the word stands, between whole words', () => {
    const text = far('(Elections)')
    const passage = passagesWith(['elections'], text)
    expect(passage).toContain('(Elections)')
    expect(passage.length).toBeLessThan(text.length / 3)
    expect(` ${text} `).toContain(` ${passage} `)
  })

  test('a word in another form is found by its first half, in any script', () => {
    expect(passagesWith(['electing'], far('elections'))).toContain('elections')
    expect(passagesWith(['संविधानों'], far('संविधान'))).toContain('संविधान')
  })

  test('words that stand together come before words that stand alone', () => {
    expect(passagesWith(['court', 'bonds'], far('court', 'bonds', 'court on bonds'))).toMatch(/court on bonds/)
  })

  test('words that stand far apart give two passages, in the order of the text', () => {
    expect(passagesWith(['bonds', 'court'], far('court', 'bonds'))).toMatch(/court.+ … .+bonds/)
  })

  test('a text that seems to have none of the words is left whole', () => {
    const text = far('court')
    expect(passagesWith(['moon'], text)).toBe(text)
  })

  test('words are only looked for at the beginning of words', () => {
    const text = far('supreme')
    expect(passagesWith(['preme'], text)).toBe(text)
  })
})
