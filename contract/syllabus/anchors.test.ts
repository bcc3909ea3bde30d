import { describe, expect, test } from 'vitest'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import { findQuote, quoteAt } from './anchors.ts'

const TEXT =
  'The Court held that privacy is a fundamental right. The Court held that dignity is its root. In 1963 six judges had divided four to two.'

const marked = (text: string, quote: string) =>
  quoteAt(text, { start: text.indexOf(quote), end: text.indexOf(quote) + quote.length })
const found = (text: string, anchor: ReturnType<typeof marked>) => {
  const range = findQuote(text, anchor)
  return range && text.slice(range.start, range.end)
}

describe('a highlighted passage', () => {
  test('is found where it was', () => {
    expect(findQuote(TEXT, marked(TEXT, 'dignity is its root'))).toEqual({ start: 72, end: 91 })
  })

  test('is found after text before it was added', () => {
    expect(found(`Nine judges sat. ${TEXT}`, marked(TEXT, 'dignity is its root'))).toBe('dignity is its root')
  })

  test('of words that stand twice is found at its own place', () => {
    const second = quoteAt(TEXT, { start: TEXT.lastIndexOf('The Court held'), end: TEXT.lastIndexOf('The Court held') + 14 })
    const changed = `Some words more. ${TEXT}`
    expect(findQuote(changed, second)?.start).toBe(changed.lastIndexOf('The Court held'))
  })

  test('is stored with whole characters beside it', () => {
    const text = `${'𝒜'.repeat(30)}a quote.${'ℬ𝒞'.repeat(30)}`
    const { prefix, suffix } = marked(text, ' quote')
    expect([prefix.isWellFormed(), suffix.isWellFormed()]).toEqual([true, true])
  })

  test('keeps its place when a word in it is corrected', () => {
    const changed = TEXT.replace('four to two', 'four to 2')
    expect(found(changed, marked(TEXT, 'six judges had divided four to two'))).toBe('six judges had divided four to 2')
  })

  test('is not found when its sentence is gone, even if the same words stand elsewhere', () => {
    const changed = TEXT.replace('The Court held that dignity is its root. ', '')
    const second = quoteAt(TEXT, { start: TEXT.lastIndexOf('The Court held'), end: TEXT.lastIndexOf('The Court held') + 27 })
    expect(findQuote(changed, second)).toBeNull()
  })

  test('with changed words is found at the beginning of a text and at its end', () => {
    const [begins, ends] = [marked(TEXT, 'The Court held that privacy'), marked(TEXT, 'six judges had divided four to two.')]
    expect(found(TEXT.replace('that privacy', 'that privacies'), begins)).toBe('The Court held that privacies')
    expect(found(TEXT.replace('divided', 'been divided'), ends)).toBe('six judges had been divided four to two.')
  })

  test('with changed words is no longer found when too little stands before it, or the same words stand in many places', () => {
    const changed = TEXT.replace('privacy', 'privacies')
    expect(found(`Once. ${changed}`, marked(TEXT, 'The Court held that privacy is'))).toBeNull()
    const often = 'as the Court had held before in many other cases '
    const quote = marked(`${often}privacy is a right ${often}`, 'privacy is a right')
    expect(found(`${often}privacy is one right ${often}`, quote)).toBe('privacy is one right')
    expect(found(`${often.repeat(4)}privacy is one right ${often}`, quote)).toBeNull()
  })

  test('is found in Hindi and Tamil, and its words stay whole', () => {
    const hindi = 'न्यायालय ने कहा कि निजता मौलिक अधिकार है। यह गरिमा से आती है।'
    const tamil = 'தனியுரிமை அடிப்படை உரிமை என்று நீதிமன்றம் கூறியது. அது கண்ணியத்திலிருந்து வருகிறது.'
    expect(found(`पहले। ${hindi}`, marked(hindi, 'निजता मौलिक अधिकार है'))).toBe('निजता मौलिक अधिकार है')
    expect(found(tamil.replace('கூறியது', 'தீர்ப்பளித்தது'), marked(tamil, 'தனியுரிமை அடிப்படை உரிமை'))).toBe(
      'தனியுரிமை அடிப்படை உரிமை',
    )
  })
})

interface Word {
  text: string
  /** Where it stood at first; words of edits have none. */
  origin?: number
}

const PARTS = 'ka ri mo tu ne sa la vi do pe ga hu ji be so yu fa no ti ra'.split(' ')

describe('two hundred random edits', () => {
  let kept = 0

  test.each(Array.from({ length: 20 }, (_, seed) => seed))('never move a highlight to other words, text %i', (seed) => {
    const random = randomFrom(seed)
    const pick = (most: number) => Math.floor(random() * most)
    const word = (origin?: number): Word => ({
      text: [pick(20), pick(20), pick(20)].map((part) => PARTS[part]).join(''),
      ...(origin !== undefined && { origin }),
    })
    let words: Word[] = Array.from({ length: 400 }, (_, origin) => word(origin))
    const textOf = (all: Word[]) => all.map(({ text }) => text).join(' ')
    const rangeOf = (all: Word[], first: number, last: number) => {
      const start = textOf(all.slice(0, first)).length + (first > 0 ? 1 : 0)
      return { start, end: start + textOf(all.slice(first, last + 1)).length }
    }
    let highlights = Array.from({ length: 12 }, () => {
      const first = pick(380)
      const last = first + 3 + pick(14)
      return {
        origins: new Set(words.slice(first, last + 1).map(({ origin }) => origin)),
        anchor: quoteAt(textOf(words), rangeOf(words, first, last)),
        isOrphan: false,
      }
    })
    const wrong: string[] = []
    for (let edit = 0; edit < 200; edit++) {
      const place = pick(words.length)
      const kind = pick(3)
      const size = 1 + pick(edit % 20 === 0 ? 30 : 2)
      if (kind === 0) words = words.toSpliced(place, 0, ...Array.from({ length: size }, () => word()))
      if (kind === 1) words = words.toSpliced(place, size)
      if (kind === 2) words = words.toSpliced(place, 1, word())
      const text = textOf(words)
      highlights = highlights.map((highlight) => {
        const range = findQuote(text, highlight.anchor)
        if (!range) return { ...highlight, isOrphan: true }
        const first = text.slice(0, range.start).split(' ').length - 1
        const covered = words.slice(first, first + text.slice(range.start, range.end).split(' ').length)
        const strangers = covered.filter(({ origin }) => origin !== undefined && !highlight.origins.has(origin))
        if (strangers.length > 0) wrong.push(`edit ${edit}: ${text.slice(range.start, range.end)}`)
        return { ...highlight, anchor: quoteAt(text, range), isOrphan: false }
      })
    }
    expect(wrong).toEqual([])
    kept += highlights.filter(({ isOrphan }) => !isOrphan).length
  })
  test('leave some highlights in place', () => {
    expect(kept).toBeGreaterThan(20)
  })
})
