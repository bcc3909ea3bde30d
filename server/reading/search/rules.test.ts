import { describe, expect, test } from 'vitest'
import { anyFormOf, choicesOf, queryOf, spellingsOf, wordsOf } from './rules.ts'

describe('the words of a query', () => {
  test.each([
    ['What is a forest?', ['forest']],
    ["India's women's reservation", ['india', 'women', 'reservation']],
    ['S-400 missile', ['s', 's400', '400', 's400', 'missile']],
    ['g 20', ['g', 'g20', '20', 'g20']],
    ['COP28', ['cop28']],
    ['Article370', ['article', 'article370', '370', 'article370']],
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

  test('have short names beside numbers as one word too, but not every word before a year', () => {
    expect(wordsOf('G-20, COP 28 and the S-400 in 2023')).toEqual([
      'g',
      'g20',
      '20',
      'cop',
      'cop28',
      '28',
      'and',
      'the',
      's',
      's400',
      '400',
      'in',
      '2023',
    ])
    expect(wordsOf('G. 20 Chandrayaan-3')).toEqual(['g', '20', 'chandrayaan', '3'])
  })

  test('match other endings in Tamil, and longer words without a final pulli', () => {
    expect(anyFormOf('உறுப்பினர்கள்', false)).toContain("'உறுப்பினர':*")
    expect(anyFormOf('காரணங்கள்', true)).toContain("'காரணங்கள':* | 'காரணம':* | 'காரணங்க':* | 'காரணத்த':*")
    expect(anyFormOf('elections', true)).toBe("'elections':*")
    expect(anyFormOf('நிலா', false)).toBe("'நிலா'")
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
