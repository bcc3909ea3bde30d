import type { NumberRules, SearchRules, SentenceRules, SpeechTexts } from './shape.ts'

export const sentences: SentenceRules = {
  abbreviations: 'डॉ|प्रो|श्री|सं',
  initials: '[\\u0900-\\u0963\\u0966-\\u097F]{1,3}',
}

export const speech: SpeechTexts = {
  rupees: 'रुपये',
  dollars: 'डॉलर',
  euros: 'यूरो',
  to: 'से',
  percent: 'प्रतिशत',
  scales: 'लाख करोड़|लाख|करोड़|हज़ार|लक्ष',
  expansions: [],
}

export const search: SearchRules = {
  smallWords: `का की के को में से पर और या है हैं था थे थी ने भी ही तो तक लिए यह वह ये वे इस उस क्या क्यों कैसे कैसा कैसी कौन कब कहाँ कहां कितना कितने कितनी किस किसने`,
  inflections: [
    { ending: /(?:ों|ें)$/, letters: 2, others: ['', 'ा'] },
    { ending: /ि(?:यों|याँ|यां)$/, letters: 2, others: ['ी', 'ि'] },
  ],
}

export const numbers: NumberRules = {
  scales: {
    trillion: 'लाख करोड|ट्रिलियन|खरब',
    // Also means "Arab".
    billion: 'बिलियन|अरब(?! (?:देश|जगत|लीग|सागर|राष्ट्र))',
    crore: 'करोड',
    million: 'मिलियन',
    lakh: 'लाख',
    thousand: 'हज\\u093c?ार',
  },
  ordinals: 'व[ेीा]',
  counts: ['एक', 'दो', 'तीन', 'चार', 'पा[ँं]च', 'छह|छः|छे'],
}
