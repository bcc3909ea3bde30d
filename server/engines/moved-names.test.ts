import { expect, test } from 'vitest'
import { swappedNames } from './moved-names.ts'

const ENGLISH = 'Delhi was chosen in 1911. Kolkata had been the capital from 1772.'

test('two sentences that have exchanged a year are found', () => {
  expect(swappedNames(ENGLISH, 'दिल्ली 1911 में चुनी गई। कोलकाता 1772 से राजधानी थी।', [])).toBeUndefined()
  expect(swappedNames(ENGLISH, 'दिल्ली 1772 में चुनी गई। कोलकाता 1911 से राजधानी थी।', [])).toEqual(['1772', '1911'])
})

test('two sentences that have exchanged a name are found, with its name in the language', () => {
  const terms = [
    { en: 'Delhi', translated: 'தில்லி' },
    { en: 'Kolkata', translated: 'கொல்கத்தா' },
  ]
  expect(swappedNames(ENGLISH, 'தில்லி 1911-இல் தேர்வானது. கொல்கத்தா 1772 முதல் தலைநகர்.', terms)).toBeUndefined()
  expect(swappedNames(ENGLISH, 'கொல்கத்தா 1911-இல் தேர்வானது. தில்லி 1772 முதல் தலைநகர்.', terms)).toEqual(['Kolkata', 'Delhi'])
})

test('sentences that a translator has put in another order, or joined, are not taken for exchanged ones', () => {
  expect(
    swappedNames(
      'It began in 1911 with RBI. It ended in 1950 with SEBI.',
      'SEBI के साथ 1950 में अंत हुआ। RBI के साथ 1911 में आरंभ हुआ।',
      [],
    ),
  ).toBeUndefined()
  expect(swappedNames(ENGLISH, 'दिल्ली 1772 में और कोलकाता 1911 में।', [])).toBeUndefined()
  expect(swappedNames('From 5 in 1911 it rose to 7 in 1950.', '1911 में 5 से यह 1950 में 7 हुआ।', [])).toBeUndefined()
})
