import type { NumberRules, SearchRules, SentenceRules, SpeechTexts } from './shape.ts'

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
  counts: ['one\\b', '(?:two|both)\\b', 'three\\b', 'four\\b', 'five\\b', 'six\\b'],
}
