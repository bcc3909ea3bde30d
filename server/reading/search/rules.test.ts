import { describe, expect, test } from 'vitest'
import { anyFormOf, asWrittenIn, choicesOf, passagesWith, queryOf, spellingsOf, wordsOf } from './rules.ts'

const filler = (words: number) => Array.from({ length: words }, (_, index) => `filler${index}`).join(' ')
const far = (...words: string[]) => `${filler(100)} ${words.join(` ${filler(100)} `)} ${filler(100)}`

describe('the passages for a snippet', () => {
  test('a short text is not cut', () => {
    expect(passagesWith(['moon'], 'The Moon.')).toBe('The Moon.')
  })

  test('a long text is cut around the word, between whole words', () => {
    const text = far('(Elections)')
    const passage = passagesWith(['elections'], text)
    expect(passage).toContain('(Elections)')
    expect(passage.length).toBeLessThan(text.length / 3)
    expect(` ${text} `).toContain(` ${passage} `)
  })

  test('another form of a word is found by its first half, in any script', () => {
    expect(passagesWith(['electing'], far('elections'))).toContain('elections')
    expect(passagesWith(['संविधानों'], far('संविधान'))).toContain('संविधान')
  })

  test('words close together are preferred to single words', () => {
    expect(passagesWith(['court', 'bonds'], far('court', 'bonds', 'court on bonds'))).toMatch(/court on bonds/)
  })

  test('words far apart give two passages, in the order of the text', () => {
    expect(passagesWith(['bonds', 'court'], far('court', 'bonds'))).toMatch(/court.+ … .+bonds/)
  })

  test('a text without any of the words is not cut', () => {
    const text = far('court')
    expect(passagesWith(['moon'], text)).toBe(text)
  })

  test('matches are only at the beginning of words', () => {
    const text = far('supreme')
    expect(passagesWith(['preme'], text)).toBe(text)
  })
})

describe('the words of a query', () => {
  test.each([
    ['What is a forest?', ['forest']],
    ["India's women's reservation", ['india', 'women', 'reservation']],
    ['S-400 missile', ['s', '400', 'missile']],
    ['<b>forest</b>', ['forest']],
    ['rules of the WHO', ['rules', 'who']],
    ['WHO RULES', ['rules']],
    ['who is', ['who', 'is']],
    ['चुनाव आयोग क्या है', ['चुनाव', 'आयोग']],
    ['एक राष्ट्र एक चुनाव', ['एक', 'राष्ट्र', 'एक', 'चुनाव']],
    ['தேர்தல் ஆணையம் என்றால் என்ன', ['தேர்தல்', 'ஆணையம்']],
  ])('of "%s" are %j', (text, words) => {
    expect(spellingsOf(queryOf(text))).toEqual(words)
  })

  test('have no accents in Latin script and keep the marks of other scripts, in NFC', () => {
    expect(wordsOf('El Niño Àé São résumé')).toEqual(['el', 'nino', 'ae', 'sao', 'resume'])
    const others = ['ज़मीन', 'हिंदी', 'கொள்கை']
    expect(wordsOf(others.join(' '))).toEqual(others.map((word) => word.normalize('NFC')))
  })

  test('match other endings in Tamil, and longer words without a final pulli', () => {
    expect(anyFormOf('உறுப்பினர்கள்', false)).toContain("'உறுப்பினர':*")
    expect(anyFormOf('காரணங்கள்', true)).toContain("'காரணங்கள':* | 'காரணம':* | 'காரணங்க':* | 'காரணத்த':*")
    expect(anyFormOf('elections', true)).toBe("'elections':*")
    expect(anyFormOf('நிலா', false)).toBe("'நிலா'")
  })

  test('are marked in texts with their accents', () => {
    expect(spellingsOf(asWrittenIn(['El Niño and La Niña', 'Über'], queryOf('el nino')))).toEqual(['el', 'nino', 'niño'])
  })

  test('are dropped one by one, the last one first', () => {
    expect(choicesOf(['rare', 'known', 'common']).map((chosen) => chosen.join(' '))).toEqual([
      'rare known common',
      'rare known',
      'rare common',
      'known common',
      'rare',
      'known',
      'common',
    ])
  })
})
