import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { type ForCard, sidesOfArticle, surroundingsOf } from './rules.ts'

const ENGLISH = [
  'Sikkim joined the Union in 1975. It had been a kingdom.',
  'Dr. Ambedkar led the drafting committee of seven members.',
]
const HINDI = ['सिक्किम 1975 में भारत में शामिल हुआ। वह पहले एक राज्य था।', 'न्यायालय ने निजता को मौलिक अधिकार माना।']
const TAMIL = ['சிக்கிம் 1975 இல் இந்தியாவில் இணைந்தது. அது முன்பு ஒரு அரசு.']

let made = 0

interface Given {
  note?: string
  hidden?: string
  lang?: Language
}

/** Each later than those before. */
function highlight(lines: string[], quote: string, { note = '', hidden = '', lang = 'en' }: Given = {}): ForCard {
  const start = lines.join(' ').indexOf(quote)
  made++
  return {
    highlight_id: `h${made}`,
    created_at: new Date(made),
    quote,
    hidden,
    note,
    ...surroundingsOf(lines, { start, end: start + quote.length }, lang),
  }
}

const sidesOf = (one: ForCard) => sidesOfArticle([one]).get(one.highlight_id)

describe('the card of a highlight', () => {
  test('asks with the sentence, the highlighted words left out, in English, Hindi and Tamil', () => {
    expect(sidesOf(highlight(ENGLISH, '1975'))).toEqual({ front: 'Sikkim joined the Union in _____.', back: '1975' })
    expect(sidesOf(highlight(ENGLISH, 'a kingdom'))).toEqual({ front: 'It had been _____.', back: 'a kingdom' })
    expect(sidesOf(highlight(ENGLISH, 'seven'))?.front).toBe('Dr. Ambedkar led the drafting committee of _____ members.')
    expect(sidesOf(highlight(HINDI, '1975', { lang: 'hi' }))?.front).toBe('सिक्किम _____ में भारत में शामिल हुआ।')
    expect(sidesOf(highlight(HINDI, 'मौलिक अधिकार', { lang: 'hi' }))?.front).toBe('न्यायालय ने निजता को _____ माना।')
    expect(sidesOf(highlight(TAMIL, 'இந்தியாவில்', { lang: 'ta' }))?.front).toBe('சிக்கிம் 1975 இல் _____ இணைந்தது.')
  })

  test('leaves the words out wherever they stand in the sentence, whole words only', () => {
    const lines = ['The Union taxes what the union list names, not unions of States.']
    expect(sidesOf(highlight(lines, 'Union'))?.front).toBe('The _____ taxes what the _____ list names, not unions of States.')
  })

  test('of a whole sentence or more asks for the words that its reader chose', () => {
    const whole = highlight(ENGLISH, 'Sikkim joined the Union in 1975.', { hidden: '1975' })
    expect(sidesOf(whole)).toEqual({ front: 'Sikkim joined the Union in _____.', back: '1975' })
    const more = highlight(ENGLISH, 'Sikkim joined the Union in 1975. It had been', { hidden: 'Sikkim' })
    expect(sidesOf(more)?.front).toBe('_____ joined the Union in 1975. It had been')
  })

  test('of a whole sentence asks with the note, and without one there is no card', () => {
    const quote = 'न्यायालय ने निजता को मौलिक अधिकार माना'
    expect(sidesOf(highlight(HINDI, quote, { lang: 'hi', note: 'Privacy?' }))).toEqual({ front: 'Privacy?', back: quote })
    expect(sidesOf(highlight(HINDI, quote, { lang: 'hi' }))).toBeUndefined()
    expect(sidesOf(highlight(ENGLISH, 'joined the Union in 1975. It had been a kingdom.'))).toBeUndefined()
  })

  test('asks with the note when too little of the sentence is left, but never with one that holds the answer', () => {
    const lines = ['The past of Budget.']
    expect(sidesOf(highlight(lines, 'past of Budget', { note: 'Ask me' }))?.front).toBe('Ask me')
    expect(sidesOf(highlight(lines, 'past of Budget', { note: 'The past of budget?' }))).toBeUndefined()
  })

  test('has another front than the cards of older highlights in the article, or none', () => {
    const lines = ['The Act came in 1950. The Act came in 1951.']
    const [first, second] = [highlight(lines, '1950'), highlight(lines, '1951')]
    expect([...sidesOfArticle([second, first]).keys()]).toEqual([first.highlight_id])
    const asked = { ...second, note: 'And the second?' }
    expect(sidesOfArticle([first, asked]).get(asked.highlight_id)?.front).toBe('And the second?')
  })

  test('of a very long sentence shows what is near', () => {
    const lines = [`${'many words '.repeat(80)}and the answer ${'after it '.repeat(80)}`.trim()]
    const { front } = sidesOf(highlight(lines, 'the answer')) ?? { front: '' }
    expect([front.length < 530, front.startsWith('…'), front.includes('and _____ after'), front.endsWith('…')]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})

const WORD = fc.constantFrom('law', 'Law', 'the', 'न्याय', 'सभा', 'சட்டம்', '1950', '₹5', '(a)', '_____', '"', '𝒜', 'e\u0301')
const SENTENCE = fc
  .tuple(fc.array(WORD, { minLength: 1, maxLength: 7 }), fc.constantFrom('.', '।', '?', '॥', ''))
  .map(([words, end]) => words.join(' ') + end)
const TEXT = fc.array(
  fc.array(SENTENCE, { minLength: 1, maxLength: 3 }).map((line) => line.join(' ')),
  { minLength: 1, maxLength: 3 },
)
const HIGHLIGHTS = fc
  .tuple(
    TEXT,
    fc.constantFrom<Language>('en', 'hi', 'ta'),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean(), SENTENCE), { minLength: 1 }),
  )
  .map(([lines, lang, places]) => {
    const text = lines.join(' ')
    return places.map(([from, length, isChosen, note]) => {
      const start = from % text.length
      const quote = text.slice(start, start + 1 + (length % (text.length - start)))
      return highlight(lines, quote, { lang, note, hidden: isChosen ? quote.slice(1, 5) : '' })
    })
  })

const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu)
      ?.join(' ') ?? ''
  } `

describe('whatever is highlighted', () => {
  test('no two fronts of an article are equal, and every card has something to ask and to answer', () => {
    fc.assert(
      fc.property(HIGHLIGHTS, (highlights) => {
        const sides = [...sidesOfArticle(highlights).values()]
        expect(new Set(sides.map(({ front }) => front.toLowerCase())).size).toBe(sides.length)
        for (const { front, back } of sides)
          expect([wordsOf(front).trim() !== '', wordsOf(back).trim() !== '']).toEqual([true, true])
      }),
      { seed: 38, numRuns: 150 },
    )
  })

  test('no front shows its answer, unless as a part of a word', () => {
    fc.assert(
      fc.property(HIGHLIGHTS, (highlights) => {
        for (const { front, back } of sidesOfArticle(highlights).values())
          expect(` ${front.toLowerCase()} `).not.toContain(` ${back.toLowerCase().trim()} `)
      }),
      { seed: 39, numRuns: 150 },
    )
  })

  test('a new highlight changes no older card', () => {
    fc.assert(
      fc.property(HIGHLIGHTS, (highlights) => {
        const before = sidesOfArticle(highlights.slice(0, -1))
        const after = sidesOfArticle(highlights)
        for (const [id, sides] of before) expect(after.get(id)).toEqual(sides)
      }),
      { seed: 40, numRuns: 100 },
    )
  })

  test('the sentence with its blank filled in is in the text', () => {
    fc.assert(
      fc.property(TEXT, fc.constantFrom<Language>('en', 'hi', 'ta'), fc.nat(), fc.nat(), (lines, lang, from, length) => {
        const text = lines.join(' ')
        const start = from % text.length
        const end = start + 1 + (length % (text.length - start))
        const { sentence_before, sentence_after } = surroundingsOf(lines, { start, end }, lang)
        expect(text.slice(0, start).endsWith(sentence_before) && text.slice(end).startsWith(sentence_after)).toBe(true)
      }),
      { seed: 41, numRuns: 150 },
    )
  })
})
