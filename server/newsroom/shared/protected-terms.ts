import type { Target } from '#contract/languages.ts'
import type { Term } from '#server/engines/translation.ts'

/** Official names, by which Acts are known in each language. Others keep their English name. */
const ACTS: [english: string, names: Partial<Record<Target, string>>][] = [
  ['Right to Information Act', { hi: 'सूचना का अधिकार अधिनियम', ta: 'தகவல் அறியும் உரிமைச் சட்டம்' }],
  ['Right to Education Act', { hi: 'शिक्षा का अधिकार अधिनियम', ta: 'கல்வி உரிமைச் சட்டம்' }],
  ['Disaster Management Act', { hi: 'आपदा प्रबंधन अधिनियम', ta: 'பேரிடர் மேலாண்மைச் சட்டம்' }],
  ['National Food Security Act', { hi: 'राष्ट्रीय खाद्य सुरक्षा अधिनियम', ta: 'தேசிய உணவுப் பாதுகாப்புச் சட்டம்' }],
  ['Information Technology Act', { hi: 'सूचना प्रौद्योगिकी अधिनियम', ta: 'தகவல் தொழில்நுட்பச் சட்டம்' }],
  ['Environment (Protection) Act', { hi: 'पर्यावरण (संरक्षण) अधिनियम', ta: 'சுற்றுச்சூழல் (பாதுகாப்பு) சட்டம்' }],
  ['Forest Rights Act', { hi: 'वन अधिकार अधिनियम', ta: 'வன உரிமைச் சட்டம்' }],
  ['Representation of the People Act', { hi: 'लोक प्रतिनिधित्व अधिनियम', ta: 'மக்கள் பிரதிநிதித்துவச் சட்டம்' }],
  ['Reserve Bank of India Act', { hi: 'भारतीय रिज़र्व बैंक अधिनियम', ta: 'இந்திய ரிசர்வ் வங்கிச் சட்டம்' }],
  ['Government of India Act', { hi: 'भारत शासन अधिनियम', ta: 'இந்திய அரசுச் சட்டம்' }],
  ['Delimitation Act', { hi: 'परिसीमन अधिनियम', ta: 'தொகுதி மறுவரையறைச் சட்டம்' }],
  ['Citizenship Act', { hi: 'नागरिकता अधिनियम', ta: 'குடியுரிமைச் சட்டம்' }],
  ['Competition Act', { hi: 'प्रतिस्पर्धा अधिनियम', ta: 'போட்டிச் சட்டம்' }],
]

const LINKS = '(?:of|and|the|for|to|in|on|from)'
const NAME = `(?:[A-Z][\\p{L}’'-]{1,30}|\\([A-Z][\\p{L} ]{1,40}\\))`
/** A name of at most a dozen words, so that a long line costs no more. */
const ACT = new RegExp(`\\b${NAME}(?: (?:${NAME}|${LINKS})){0,12} (?:Act|Code|Sanhita|Adhiniyam)\\b`, 'gu')
/** Not plurals such as MPs, which have words of their own. */
const ABBREVIATION = /(?<![\p{L}\d])[A-Z][A-Z&-]{1,9}(?![\p{L}])/gu
const NO_ABBREVIATION = new Set('NOT EXCEPT ONLY ALL NONE AND OR US USA UK UN EU BC BCE AD CE AM PM'.split(' '))

/** Names that a translation has to have: an Act by its official name or in English, abbreviations in Latin letters. */
export function protectedTerms(texts: readonly string[], to: Target): Term[] {
  const found = new Map<string, Term>()
  for (const text of texts) {
    for (const [named] of text.matchAll(ACT)) {
      const name = named.replace(/^(?:The|Under|In|By|Of) (?:the )?/, '')
      const official = ACTS.find(([english]) => name.endsWith(english))
      const en = official?.[0] ?? name
      if (/ /.test(en.replace(new RegExp(`^${LINKS} `), '')))
        found.set(en, { en, translated: official?.[1][to] ?? en, mustStay: true })
    }
    for (const [en] of text.matchAll(ABBREVIATION))
      if (!NO_ABBREVIATION.has(en)) found.set(en, { en, translated: en, mustStay: true })
  }
  // A longer name may contain a shorter one.
  return [...found.values()].sort((one, other) => other.en.length - one.en.length)
}
