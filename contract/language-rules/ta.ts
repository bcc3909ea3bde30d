import type { NumberRules, SearchRules, SentenceRules, SpeechTexts } from './shape.ts'

export const sentences: SentenceRules = {
  abbreviations: 'டாக்டர்|பேரா|திரு',
  initials: '[\\u0B80-\\u0BFF]{1,4}',
}

export const speech: SpeechTexts = {
  rupees: 'ரூபாய்',
  dollars: 'டாலர்',
  euros: 'யூரோ',
  to: 'முதல்',
  percent: 'சதவீதம்',
  scales: 'லட்சம் கோடி|இலட்சம்|லட்சம்|கோடி|ஆயிரம்',
  expansions: [],
}

/** Snowball's Tamil stemmer separates "தேர்தல்" from "தேர்தலில்" and conflates "கொள்கை", so the index keeps words as written. */
export const search: SearchRules = {
  smallWords: `என்ன ஏன் எப்படி எப்போது எங்கே எங்கு யார் எது எவை எந்த எத்தனை எவ்வளவு மற்றும் என்றால் என்பது என்று இந்த அந்த இது அது ஆகும் பற்றி குறித்து`,
  inflections: [
    { ending: /(?:ங்கள(?:்|ை|ில்|ின்|ுக்கு|ால்|ாக|ுடன்)|ம்|மாக|த்தில்|த்தின்|த்தை|த்துக்கு|த்திற்கு|த்தால்)$/, letters: 2, others: ['ம', 'ங்க', 'த்த'] },
    // Names such as கேரளா, கேரளம்.
    { ending: /(?:ா|ாவில்|ாவின்|ாவை|ாவுக்கு)$/, letters: 3, others: ['ா', 'ம', 'த்த'] },
    { ending: /ம்$/, letters: 3, others: ['ா'] },
    { ending: /கள(?:்|ை|ில்|ின்|ுக்கு|ால்|ாக|ுடன்)$/, letters: 3, others: [''] },
    { ending: /(?:[யவ]?(?:ில்|ின்|ுக்கு|ால்|ாக|ுடன்|ை)|[கசதப]்)$/, letters: 3, others: [''] },
  ],
}

export const numbers: NumberRules = {
  scales: {
    trillion: '(?:லட்சம்|லட்ச) கோடி|டிரில்லியன்|ட்ரில்லியன்',
    billion: 'பில்லியன்',
    crore: 'கோடி',
    million: 'மில்லியன்',
    lakh: 'இ?லட்ச',
    thousand: 'ஆயிர',
  },
  ordinals: 'ஆம்|ஆவது|ஆவத|ம்',
  counts: ['ஒன்ற|ஒரு|ஒரே', 'இரண்ட|இரு(?=\\s)', 'மூன்ற', 'நான்க', 'ஐந்த', 'ஆறு'],
}
