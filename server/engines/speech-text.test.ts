import { describe, expect, test } from 'vitest'
import { speechText, splitText } from './speech-text.ts'

describe('the text for a voice', () => {
  test.each([
    ['₹1.73 lakh crore was spent', '1.73 lakh crore rupees was spent.'],
    ['A deal of $651.5 billion.', 'A deal of 651.5 billion dollars.'],
    ['Rs 500 and Rs. 2,000', '500 rupees and 2,000 rupees.'],
    ['The year 2023-24, up 7%.', 'The year 2023 to 24, up 7 per cent.'],
    ['On 2024-02-16 Chandrayaan-3 flew 10–15 km.', 'On 2024-02-16 Chandrayaan-3 flew 10 to 15 kilometres.'],
    ['The IIT of Dr. Rao', 'The I I T of Doctor Rao.'],
    ['### Heading\n- **One.** *first*\n- second', 'Heading.\nOne. first.\nsecond.'],
    [
      'Two cases:\n| Case | Year |\n|---|---|\n| **Rao** | 1963 |\n| Das | 2023-24 |',
      'Two cases:\nCase: Rao. Year: 1963.\nCase: Das. Year: 2023 to 24.',
    ],
    ['1. first\n2. second', '1. first.\n2. second.'],
    ['[[f@]] <b>bold</b> \u0000x https://a.test/b', 'f@ bold x.'],
  ])('English: %s', (text, said) => {
    expect(speechText(text, 'en')).toBe(said)
  })

  test('Hindi and Tamil keep the rupee sign and joiners', () => {
    expect(speechText('₹500 करोड़ और 7%', 'hi')).toBe('500 करोड़ रुपये और 7 प्रतिशत.')
    expect(speechText('2023-24 இல் ₹5 கோடி', 'ta')).toBe('2023 முதல் 24 இல் 5 கோடி ரூபாய்.')
    expect(speechText('क्\u200dष।', 'hi')).toBe('क्\u200dष।')
  })
})

describe('a long text', () => {
  test('is split between sentences, not after a title or an initial', () => {
    const text = 'Dr. A. Rao spoke. He was heard. Then all went home.'
    expect(splitText(text, 35, 'en')).toEqual(['Dr. A. Rao spoke. He was heard.', 'Then all went home.'])
    expect(splitText('यह पहला है। यह दूसरा है।', 14, 'hi')).toEqual(['यह पहला है।', 'यह दूसरा है।'])
  })

  test('a too long sentence is split between words, a too long word anywhere, without losing text', () => {
    const text = `${'word '.repeat(20)}${'x'.repeat(70)}`
    const cut = splitText(text, 30, 'en')
    expect(Math.max(...cut.map((piece) => piece.length))).toBeLessThanOrEqual(30)
    expect(cut.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })
})
