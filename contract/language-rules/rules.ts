import type { Language } from '#contract/languages.ts'
import * as en from './en.ts'
import * as hi from './hi.ts'
import type { NumberRules, SearchRules, SentenceRules, SpeechTexts } from './shape.ts'
import * as ta from './ta.ts'

// Separate, so pages load only what they use.
export const SENTENCE_RULES: Record<Language, SentenceRules> = { en: en.sentences, hi: hi.sentences, ta: ta.sentences }
export const SPEECH_TEXTS: Record<Language, SpeechTexts> = { en: en.speech, hi: hi.speech, ta: ta.speech }
export const SEARCH_RULES: Record<Language, SearchRules> = { en: en.search, hi: hi.search, ta: ta.search }
export const NUMBER_RULES: Record<Language, NumberRules> = { en: en.numbers, hi: hi.numbers, ta: ta.numbers }
