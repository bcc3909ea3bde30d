import { expect, test } from 'vitest'
import { asksForTheOpposite, lostNegation } from './translated-negations.ts'

test.each([
  ['It does not bind the State.', 'यह राज्य को बाध्य नहीं करता।', 'यह राज्य को बाध्य करता है।', 'hi'],
  ['Neither 1 nor 2', 'न तो 1, न ही 2', '1 और 2 दोनों', 'hi'],
  ['None of the above', 'उपर्युक्त में से कोई नहीं', 'उपर्युक्त सभी', 'hi'],
  ['All except Goa', 'गोवा को छोड़कर सभी', 'गोवा सहित सभी', 'hi'],
  ['Statement 2 is incorrect.', 'कथन 2 गलत है।', 'कथन 2 सही है।', 'hi'],
  ['Which is NOT correct?', 'कौन-सा गलत है?', 'कौन-सा सही है?', 'hi'],
  ['No court may ask.', 'எந்த நீதிமன்றமும் கேட்கக் கூடாது.', 'எந்த நீதிமன்றமும் மாதம் ஒருமுறை பாதுகாப்பு கேட்கலாம்.', 'ta'],
  ['The statement is not correct.', 'கூற்று சரியல்ல.', 'கூற்று சரி, நல்ல கூற்று.', 'ta'],
  ['All except Goa', 'கோவா தவிர அனைத்தும்', 'கோவா உட்பட அனைத்தும்', 'ta'],
] as const)('“%s” keeps its negation', (english, good, lost, to) => {
  expect(lostNegation(english, good, to)).toBeUndefined()
  expect(lostNegation(english, lost, to)).toBeTypeOf('string')
})

test('a negation is looked for in its own sentence', () => {
  const english = 'It is not a right. It cannot be sold.'
  expect(lostNegation(english, 'यह अधिकार नहीं है। इसे बेचा नहीं जा सकता।', 'hi')).toBeUndefined()
  expect(lostNegation(english, 'यह अधिकार नहीं है। इसे बेचा जा सकता है।', 'hi')).toBe('negation')
})

test('“not less than”, “no matter” and numbers of conventions are no negations', () => {
  for (const english of ['Not less than 5 members sit.', 'No matter who pays, it is fair.', 'It is Convention No. 87.'])
    expect(lostNegation(english, 'यह कम-से-कम 5 और 87 है।', 'hi')).toBeUndefined()
})

test('a question that asks for the opposite is found, in both directions', () => {
  expect(asksForTheOpposite('Which are correct?', 'कौन-से सही नहीं हैं?', 'hi')).toBe(true)
  expect(asksForTheOpposite('Which are not correct?', 'எவை சரியானவை?', 'ta')).toBe(true)
  expect(asksForTheOpposite('Which are correct?', 'எவை சரியானவை?', 'ta')).toBe(false)
  expect(asksForTheOpposite('Who wrote it?', 'किसने इसे नहीं लिखा?', 'hi')).toBe(false)
})
