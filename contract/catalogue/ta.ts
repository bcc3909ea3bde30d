import type {
  CompilationTexts,
  NumberRules,
  PageTexts,
  PreviewTexts,
  ProvenanceTexts,
  SearchRules,
  SentenceRules,
  SpeechTexts,
  ThreadTexts,
} from './shape.ts'

export const page: PageTexts = {
  summary: 'சுருக்கம்',
  past: 'முன்பு',
  present: 'இன்று',
  future: 'இனி',
  content: 'பகுப்பாய்வு',
  further: 'மேலும் பகுப்பாய்வு',
  more: 'மேலும்',
  termsStation: 'சொற்கள்',
  practiseStation: 'பயிற்சி',
  terms: 'முக்கியச் சொற்கள்',
  history: 'வரலாற்றுப் பின்னணி',
  questions: { past: 'பின்னணி', present: 'நடந்தது என்ன', future: 'அடுத்து என்ன நடக்கலாம்' },
  inShort: 'சுருக்கமாக',
  notTranslated: 'இந்தக் கட்டுரை தமிழில் இன்னும் கிடைக்கவில்லை; ஆங்கிலத்தில் காட்டப்படுகிறது.',
  partlyTranslated: 'இந்தக் கட்டுரையின் சில பகுதிகள் தமிழில் இன்னும் கிடைக்கவில்லை; அவை ஆங்கிலத்தில் உள்ளன.',
  table: 'அட்டவணை',
  rest: 'மேலும் படிக்க',
  less: 'குறைவாகக் காட்டு',
  minutes: (count) => `${count} நிமிடம்`,
  position: {
    returned: 'நிறுத்திய இடத்திலிருந்து தொடருங்கள்',
    stoppedAt: (percent) => `${percent}%-இல் நிறுத்தினீர்கள்`,
    toTop: 'மேலே செல்',
    goThere: 'அங்கே செல்',
    dismiss: 'மூடு',
  },
}

export const preview: PreviewTexts = [
  'அரசமைப்பு 26 நவம்பர் 1949 அன்று ஏற்கப்பட்டது.',
  'இது நீதி, சுதந்திரம், சமத்துவம், சகோதரத்துவம் ஆகியவற்றை உறுதியளிக்கிறது.',
  'அதன் முகவுரை மக்களிடமிருந்து தொடங்குகிறது.',
]

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
}

export const provenance: ProvenanceTexts = {
  sinceThen: 'அதன் பிறகு நடந்தவை',
  developments: (count, date) =>
    count === 1 ? `அதன் பிறகு: ஒரு நிகழ்வு, ${date}` : `அதன் பிறகு: ${count} நிகழ்வுகள், கடைசியாக ${date}`,
  earlierDevelopments: (count) => (count === 1 ? 'முந்தைய ஒரு நிகழ்வு' : `முந்தைய ${count} நிகழ்வுகள்`),
  facts: 'தகவல்களும் புள்ளிவிவரங்களும்',
  asOf: (date) => `${date} நிலவரப்படி`,
  askedBefore: 'தேர்வில் கேட்கப்பட்டவை',
  question: (number) => `வினா ${number}`,
  sources: 'ஆதாரங்கள்',
  source: 'ஆதாரம்',
  enlarge: 'படத்தைப் பெரிதாக்கு',
  pictureFailed: 'படத்தை ஏற்ற முடியவில்லை.',
  corrections: 'திருத்தங்கள்',
  correctedOn: (date) => `${date} அன்று திருத்தப்பட்டது`,
  before: 'முந்தையது',
  corrected: 'திருத்தப்பட்டது',
  newTab: 'புதிய தாவலில் திறக்கும்',
}

export const threads: ThreadTexts = {
  partOf: 'இத்தொடரின் பகுதி:',
  articles: 'கட்டுரைகள்',
  timeline: 'காலவரிசை',
  factsNow: 'தற்போதைய நிலவரப்படி தகவல்கள்',
  questions: 'வினாக்கள்',
  someInEnglish: 'சில பதிவுகள் ஆங்கிலத்தில் உள்ளன.',
  articleOf: (date) => `${date} நாளிட்ட கட்டுரை`,
}

export const compilation: CompilationTexts = {
  size: (articles, topics) =>
    `${topics} ${topics === 1 ? 'தலைப்பில்' : 'தலைப்புகளில்'} ${articles} ${articles === 1 ? 'கட்டுரை' : 'கட்டுரைகள்'}`,
  topics: (count) => `${count} ${count === 1 ? 'தலைப்பு' : 'தலைப்புகள்'}`,
  contents: 'பொருளடக்கம்',
  mustKnow: 'அறிய வேண்டியவை',
  others: 'பிற தலைப்புகள்',
  also: 'இது பற்றி மேலும்',
  inNews: 'செய்திகளில்',
  more: 'சுருக்கம், தகவல்கள், சொற்கள்',
  questions: 'வினாக்கள்',
  showQuestions: 'வினாக்களைக் காட்டு',
  key: 'விடைகளும் விளக்கங்களும்',
}
