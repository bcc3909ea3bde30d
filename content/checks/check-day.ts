import type { DayUpload } from '#contract/newsroom/ingest.ts'
import { checkAmounts, checkCategory, checkLengths, checkQuizTitle, checkTwins } from './amounts.ts'
import { checkAnswerSpread, checkLongestIsNotRight } from './answer-spread.ts'
import { checkHistory, checkNothingAhead, checkPossibleDates } from './dates.ts'
import { checkExplanations } from './explanations.ts'
import type { ArticleCheck, DayCheck, Finding } from './finding.ts'
import { checkKeyTermsOccur, checkTranslatedKeyTermsOccur } from './key-terms.ts'
import { checkMainsLengths, checkMainsMarks } from './mains.ts'
import { checkOptions } from './questions.ts'
import { checkReadingLevel, checkSentenceLengths } from './reading-level.ts'
import { checkSourceHosts } from './sources.ts'
import { checkStudyNames } from './study.ts'
import { checkTranslatedNumbers } from './translated-numbers.ts'
import {
  checkTranslatedAnswers,
  checkTranslatedNegations,
  checkTranslatedPracticeIsWhole,
  checkTranslatedQuestions,
} from './translated-practice.ts'
import { checkTranslatedQuizIsWhole, checkTranslatedScript, checkTranslationsAreWhole } from './translations.ts'
import { checkVerdicts } from './verdicts.ts'

const ARTICLE_CHECKS: ArticleCheck[] = [
  checkCategory,
  checkLengths,
  checkAmounts,
  checkQuizTitle,
  checkTwins,
  checkReadingLevel,
  checkSentenceLengths,
  checkPossibleDates,
  checkNothingAhead,
  checkHistory,
  checkKeyTermsOccur,
  checkTranslatedKeyTermsOccur,
  checkTranslationsAreWhole,
  checkTranslatedQuizIsWhole,
  checkTranslatedScript,
  checkTranslatedNumbers,
  checkTranslatedAnswers,
  checkTranslatedNegations,
  checkTranslatedQuestions,
  checkOptions,
  checkExplanations,
  checkVerdicts,
  checkMainsLengths,
  checkMainsMarks,
  checkSourceHosts,
  checkStudyNames,
]
const DAY_CHECKS: DayCheck[] = [checkAnswerSpread, checkLongestIsNotRight, checkTranslatedPracticeIsWhole]

/** Everything an editor finds in one day that the upload takes. */
export function checkDay(day: DayUpload): Finding[] {
  const inArticles = day.articles.flatMap((article, place) =>
    ARTICLE_CHECKS.flatMap((check) => check(article, day.publication_date)).map(({ path, message }) => ({
      path: `articles.${place}.${path}`,
      message,
    })),
  )
  return [...inArticles, ...DAY_CHECKS.flatMap((check) => check(day))]
}
