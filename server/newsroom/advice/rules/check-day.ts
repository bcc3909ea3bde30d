import type { AdviceRule } from '#contract/newsroom/advice-rules.ts'
import type { DayUpload } from '#contract/newsroom/ingest.ts'
import { checkAmounts, checkCategory, checkLengths, checkQuizTitle, checkTwins } from './amounts.ts'
import { checkAnswerSpread, checkLongestIsNotRight, checkLongestOptions } from './answer-spread.ts'
import { checkHistory, checkNothingAhead, checkPossibleDates } from './dates.ts'
import { checkExplanations } from './explanations.ts'
import { checkFacts } from './facts.ts'
import type { ArticleCheck, DayCheck, Finding } from './finding.ts'
import { checkKeyTermsOccur, checkTranslatedKeyTermsOccur } from './key-terms.ts'
import { checkMainsLengths, checkMainsMarks } from './mains.ts'
import { checkOptions } from './questions.ts'
import { checkReadingLevel, checkSentenceLengths } from './reading-level.ts'
import { checkSourceHosts } from './sources.ts'
import { checkStudyNames } from './study.ts'
import { checkSwappedNames } from './swapped-names.ts'
import { checkTranslatedNumbers } from './translated-numbers.ts'
import {
  checkTranslatedAnswers,
  checkTranslatedNegations,
  checkTranslatedPracticeIsWhole,
  checkTranslatedQuestions,
} from './translated-practice.ts'
import { checkTranslatedQuizIsWhole, checkTranslatedScript, checkTranslationsAreWhole } from './translations.ts'
import { checkVerdicts } from './verdicts.ts'

/** A rule without `needs` looks only at what is there. */
interface ArticleRule {
  rule: AdviceRule
  check: ArticleCheck
  /** Without these fields there is nothing to say. */
  needs?: string[]
  /** Of a field that is not there yet it says nothing to those who are still writing. */
  isOfWhole?: boolean
}

const ANALYSIS = ['analysis_text']

export const ARTICLE_RULES: ArticleRule[] = [
  { rule: 'paper', check: checkCategory, isOfWhole: true },
  { rule: 'length', check: checkLengths, isOfWhole: true },
  { rule: 'number_of_items', check: checkAmounts, isOfWhole: true },
  { rule: 'number_of_items', check: checkQuizTitle, needs: ['potential_questions'] },
  { rule: 'same_twice', check: checkTwins },
  { rule: 'reading_level', check: checkReadingLevel, needs: ANALYSIS },
  { rule: 'reading_level', check: checkSentenceLengths },
  { rule: 'dates', check: checkPossibleDates },
  { rule: 'dates', check: checkNothingAhead },
  { rule: 'dates', check: checkHistory },
  { rule: 'facts', check: checkFacts },
  { rule: 'key_terms', check: checkKeyTermsOccur, needs: ANALYSIS },
  { rule: 'key_terms', check: checkTranslatedKeyTermsOccur, needs: ['analysis_text_translated'] },
  { rule: 'translation', check: checkTranslationsAreWhole },
  { rule: 'translation', check: checkTranslatedQuizIsWhole },
  { rule: 'translation', check: checkTranslatedScript },
  { rule: 'translation', check: checkTranslatedNumbers },
  { rule: 'translation', check: checkSwappedNames },
  { rule: 'translation', check: checkTranslatedAnswers },
  { rule: 'translation', check: checkTranslatedNegations },
  { rule: 'translation', check: checkTranslatedQuestions },
  { rule: 'questions', check: checkOptions },
  { rule: 'explanations', check: checkExplanations },
  { rule: 'explanations', check: checkVerdicts },
  { rule: 'mains', check: checkMainsLengths },
  { rule: 'mains', check: checkMainsMarks },
  { rule: 'sources', check: checkSourceHosts },
  { rule: 'study_with', check: checkStudyNames },
]

const DAY_CHECKS: DayCheck[] = [checkAnswerSpread, checkLongestIsNotRight, checkTranslatedPracticeIsWhole]

export const DAY_RULES: { rule: AdviceRule; check: DayCheck }[] = [
  { rule: 'answers', check: checkAnswerSpread },
  { rule: 'answers', check: checkLongestOptions },
  { rule: 'translation', check: checkTranslatedPracticeIsWhole },
]

/** Everything an editor finds in one day that the upload takes. */
export function checkDay(day: DayUpload): Finding[] {
  const inArticles = day.articles.flatMap((article, place) =>
    ARTICLE_RULES.flatMap(({ check }) => check(article, day.publication_date)).map(({ path, message }) => ({
      path: `articles.${place}.${path}`,
      message,
    })),
  )
  return [...inArticles, ...DAY_CHECKS.flatMap((check) => check(day))]
}
