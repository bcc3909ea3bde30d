import { describe, expect, it } from 'vitest'
import { sayIn } from './say-in.ts'

describe('what a test looks for, in a page of another language', () => {
  it('is the text of the interface there', () => {
    expect(sayIn('hi', 'Cancel', true).test('रद्द करें')).toBe(true)
    expect(sayIn('hi', 'Cancel', true).test('रद्द करें और जाएँ')).toBe(false)
  })

  it('has any value for a parameter', () => {
    expect(sayIn('ta', /^Pay now: /).test('செலுத்து: ₹99')).toBe(true)
  })

  it('may be content, which is as it is', () => {
    expect(sayIn('ta', 'Captagon in a dough machine').test('Captagon in a dough machine: a first seizure')).toBe(true)
    expect(sayIn('ta', /First article/).test('First article of the day')).toBe(true)
  })

  it('is content in that language, as far as it is translated', () => {
    expect(
      sayIn('ta', /Three languages in Class IX/).test(
        '9-ஆம் வகுப்புக்கு ஜூலை முதல் மூன்று மொழிகள்: மூன்று ஆண்டுகள் முன்னதாகவே அமல்படுத்தும் CBSE',
      ),
    ).toBe(true)
  })

  it('keeps the names in it', () => {
    expect(sayIn('ta', 'Rename My phone').test('My phone: பெயர் மாற்று')).toBe(true)
    expect(sayIn('ta', 'Rename My phone').test('The laptop: பெயர் மாற்று')).toBe(false)
  })

  it('may be of two texts that a component joins', () => {
    expect(sayIn('hi', 'Study timer: Focus').test('पढ़ाई का टाइमर: फ़ोकस')).toBe(true)
    expect(sayIn('hi', 'Study timer: Focus').test('पढ़ाई का टाइमर: विराम')).toBe(false)
  })

  it('is found by no other text', () => {
    expect(sayIn('hi', 'Cancel').test('मिटाएँ')).toBe(false)
    expect(sayIn('hi', /^Pay now: /).test('रद्द करें')).toBe(false)
  })
})
