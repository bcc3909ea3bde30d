import type { Language } from '#contract/languages.ts'
import * as en from './en.ts'
import * as hi from './hi.ts'
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
import * as ta from './ta.ts'

// Separate, so pages load only what they use.
export const PAGE_TEXTS: Record<Language, PageTexts> = { en: en.page, hi: hi.page, ta: ta.page }
export const PREVIEW_TEXTS: Record<Language, PreviewTexts> = { en: en.preview, hi: hi.preview, ta: ta.preview }
export const SENTENCE_RULES: Record<Language, SentenceRules> = { en: en.sentences, hi: hi.sentences, ta: ta.sentences }
export const SPEECH_TEXTS: Record<Language, SpeechTexts> = { en: en.speech, hi: hi.speech, ta: ta.speech }
export const SEARCH_RULES: Record<Language, SearchRules> = { en: en.search, hi: hi.search, ta: ta.search }
export const NUMBER_RULES: Record<Language, NumberRules> = { en: en.numbers, hi: hi.numbers, ta: ta.numbers }
export const PROVENANCE_TEXTS: Record<Language, ProvenanceTexts> = { en: en.provenance, hi: hi.provenance, ta: ta.provenance }
export const THREAD_TEXTS: Record<Language, ThreadTexts> = { en: en.threads, hi: hi.threads, ta: ta.threads }
export const COMPILATION_TEXTS: Record<Language, CompilationTexts> = {
  en: en.compilation,
  hi: hi.compilation,
  ta: ta.compilation,
}
