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
  summary: 'सारांश',
  past: 'अतीत',
  present: 'वर्तमान',
  future: 'भविष्य',
  content: 'विश्लेषण',
  further: 'आगे का विश्लेषण',
  more: 'आगे',
  termsStation: 'शब्द',
  practiseStation: 'अभ्यास',
  terms: 'प्रमुख शब्द',
  history: 'ऐतिहासिक संदर्भ',
  questions: { past: 'पृष्ठभूमि', present: 'क्या हुआ', future: 'आगे क्या हो सकता है' },
  inShort: 'संक्षेप में',
  notTranslated: 'यह लेख अभी हिन्दी में उपलब्ध नहीं है, इसलिए अंग्रेज़ी में दिखाया गया है।',
  partlyTranslated: 'इस लेख के कुछ भाग अभी हिन्दी में उपलब्ध नहीं हैं। वे अंग्रेज़ी में दिखाए गए हैं।',
  table: 'सारणी',
  rest: 'आगे पढ़ें',
  less: 'कम दिखाएँ',
  minutes: (count) => `${count} मिनट`,
  position: {
    returned: 'जहाँ छोड़ा था, वहीं से आगे पढ़ें',
    stoppedAt: (percent) => `आपने ${percent}% पर छोड़ा था`,
    toTop: 'सबसे ऊपर',
    goThere: 'वहाँ जाएँ',
    dismiss: 'बंद करें',
  },
}

export const preview: PreviewTexts = [
  'संविधान 26 नवंबर 1949 को अंगीकृत किया गया।',
  'यह न्याय, स्वतंत्रता, समता और बंधुता का वचन देता है।',
  'इसकी उद्देशिका लोगों से आरंभ होती है।',
]

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
}

export const provenance: ProvenanceTexts = {
  sinceThen: 'इसके बाद क्या हुआ',
  developments: (count, date) =>
    count === 1 ? `इसके बाद: एक घटनाक्रम, ${date} को` : `इसके बाद: ${count} घटनाक्रम, नवीनतम ${date} को`,
  earlierDevelopments: (count) => (count === 1 ? 'इससे पहले का एक घटनाक्रम' : `इससे पहले के ${count} घटनाक्रम`),
  facts: 'तथ्य और आँकड़े',
  asOf: (date) => `${date} की स्थिति`,
  askedBefore: 'परीक्षा में पूछा गया',
  question: (number) => `प्रश्न ${number}`,
  sources: 'स्रोत',
  source: 'स्रोत',
  enlarge: 'चित्र बड़ा करें',
  pictureFailed: 'चित्र लोड नहीं हो सका।',
  corrections: 'भूल-सुधार',
  correctedOn: (date) => `${date} को सुधारा गया`,
  before: 'पहले',
  corrected: 'सुधार के बाद',
  newTab: 'नए टैब में खुलता है',
}

export const threads: ThreadTexts = {
  partOf: 'इस शृंखला का भाग:',
  articles: 'लेख',
  timeline: 'समयरेखा',
  factsNow: 'अब तक की स्थिति में तथ्य',
  questions: 'प्रश्न',
  someInEnglish: 'कुछ प्रविष्टियाँ अंग्रेज़ी में हैं।',
  articleOf: (date) => `${date} का लेख`,
}

export const compilation: CompilationTexts = {
  size: (articles, topics) => `${topics} ${topics === 1 ? 'विषय' : 'विषयों'} में ${articles} लेख`,
  topics: (count) => `${count} विषय`,
  contents: 'विषय-सूची',
  mustKnow: 'क्या याद रखें',
  others: 'अन्य विषय',
  also: 'इस पर और लेख',
  inNews: 'समाचारों में',
  more: 'सारांश, तथ्य और शब्द',
  questions: 'प्रश्न',
  showQuestions: 'प्रश्न दिखाएँ',
  key: 'उत्तर और व्याख्या',
}
