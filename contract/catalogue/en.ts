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
  summary: 'Executive summary',
  past: 'Past',
  present: 'Present',
  future: 'Future',
  content: 'Analysis',
  further: 'Further analysis',
  more: 'More',
  termsStation: 'Terms',
  practiseStation: 'Practise',
  terms: 'Key terms',
  history: 'Historical context',
  questions: { past: 'Background', present: 'What happened', future: 'What next' },
  inShort: 'In short',
  notTranslated: 'This article is in English.',
  partlyTranslated: 'Parts of this article are in English.',
  table: 'Table',
  rest: 'Read the rest',
  less: 'Show less',
  minutes: (count) => `${count} min`,
  position: {
    returned: 'Picked up where you left off',
    stoppedAt: (percent) => `You left off at ${percent}%`,
    toTop: 'Back to top',
    goThere: 'Continue',
    dismiss: 'Dismiss',
  },
}

export const preview: PreviewTexts = [
  'The Constitution was adopted on 26 November 1949.',
  'It promises justice, liberty, equality and fraternity.',
  'It begins with the people.',
]

export const sentences: SentenceRules = {
  abbreviations:
    'Dr|Prof|Mr|Mrs|Ms|Shri|Smt|Sri|St|Lt|Col|Gen|Maj|Capt|Hon|Jr|Sr|No|Nos|Art|Arts|Sec|Rs|vs|v|Vol|Ch|pp?|Fig|approx|ca|cf|viz|e\\.g|i\\.e',
  initials: '\\p{Lu}',
}

const lettered = (word: string) => word.split('').join(' ')

export const speech: SpeechTexts = {
  rupees: 'rupees',
  dollars: 'dollars',
  euros: 'euros',
  to: 'to',
  percent: 'per cent',
  scales: 'lakh crores?|lakhs?|crores?|thousand|million|billion|trillion|bn|mn',
  expansions: [
    [/\bDr\.(?=\s)/g, 'Doctor'],
    [/\bProf\.(?=\s)/g, 'Professor'],
    [/\bMr\.(?=\s)/g, 'Mister'],
    [/\bArt\.(?=\s\d)/g, 'Article'],
    [/\bNo\.(?=\s\d)/g, 'number'],
    [/\bvs?\.(?=\s)/g, 'versus'],
    [/\be\.g\.,?/g, 'for example'],
    [/\bi\.e\.,?/g, 'that is'],
    [/\betc\./g, 'et cetera'],
    [/\bsq\.? km\b/g, 'square kilometres'],
    [/\bkm\b/g, 'kilometres'],
    [/\bkg\b/g, 'kilograms'],
    [/\b(?:IIT|IIM|IAS|IFS|CAG|ECI|PIL|UAE|IUCN|CEC|OBC|UNO)\b/g, lettered],
  ],
}

export const search: SearchRules = {
  smallWords: `a an the of in on at to for from by with about into is are was were be been do does did has have had can will would
    what which who whom whose when where why how and or that this these those it its as there their`,
  inflections: [],
}

export const numbers: NumberRules = {
  scales: {
    trillion: 'lakh crore|trillion',
    billion: 'billion',
    crore: 'crore',
    million: 'million',
    lakh: 'lakh',
    thousand: 'thousand',
  },
  ordinals: 'st|nd|rd|th',
}

export const provenance: ProvenanceTexts = {
  sinceThen: 'Since then',
  developments: (count, date) =>
    count === 1 ? `Since then: one development, on ${date}` : `Since then: ${count} developments, the latest on ${date}`,
  earlierDevelopments: (count) => (count === 1 ? 'One earlier development' : `${count} earlier developments`),
  facts: 'Facts and figures',
  asOf: (date) => `As of ${date}`,
  askedBefore: 'Asked in the examination',
  question: (number) => `Question ${number}`,
  sources: 'Sources',
  source: 'Source',
  enlarge: 'Enlarge the picture',
  pictureFailed: 'The picture did not load.',
  corrections: 'Corrections',
  correctedOn: (date) => `Corrected on ${date}`,
  before: 'Before',
  corrected: 'Corrected',
  newTab: 'opens in a new tab',
}

export const threads: ThreadTexts = {
  partOf: 'Part of:',
  articles: 'Articles',
  timeline: 'Timeline',
  factsNow: 'The facts as they stand now',
  questions: 'Questions',
  someInEnglish: 'Some entries are in English.',
  articleOf: (date) => `Article of ${date}`,
}

export const compilation: CompilationTexts = {
  size: (articles, topics) =>
    `${articles} ${articles === 1 ? 'article' : 'articles'} in ${topics} ${topics === 1 ? 'topic' : 'topics'}`,
  topics: (count) => `${count} ${count === 1 ? 'topic' : 'topics'}`,
  contents: 'Contents',
  mustKnow: 'What to know',
  others: 'Other topics',
  also: 'Also',
  inNews: 'In the news',
  more: 'Summary, facts and terms',
  questions: 'Questions',
  showQuestions: 'Show the questions',
  key: 'Answers and explanations',
}
