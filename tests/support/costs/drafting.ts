import { sectionsOf } from '#contract/newsroom/desk/desk-sections.ts'
import { mismatchesIn, readPassage } from '#server/newsroom/drafting/rules/compare.ts'
import { copiedRuns, runsOf } from '#server/newsroom/drafting/rules/copied-runs.ts'
import { draftUnits, translatedOf, withTranslations } from '#server/newsroom/shared/draft-units.ts'
import { type Cost, fewWords, MAX_ON_MAIN_THREAD as MAX } from './cost.ts'

const DAY = '2026-01-15'
const SENTENCES = Array.from({ length: 40 }, (_, n) => fewWords(600, n))
const filled = (text: (n: number) => string, length: number) =>
  Array.from({ length }, (_, n) => text(n))
    .join('')
    .slice(0, length)

function comparison(what: string, passage: (n: number) => string, sentence: (n: number) => string): Cost {
  return {
    name: `a draft and its sources: ${what}`,
    file: 'server/newsroom/drafting/rules/compare.ts',
    input: '20 sentences of 600 characters, each with six passages of 1,200',
    prepare: () => () => {
      const passages = Array.from({ length: 6 }, (_, n) =>
        readPassage(
          filled((at) => passage(at + n), 1200),
          'A source',
          DAY,
        ),
      )
      for (let n = 0; n < 20; n++)
        mismatchesIn(
          filled((at) => sentence(at + n), 600),
          passages,
        )
    },
    most: MAX,
  }
}

const TRANSLATIONS = 'server/newsroom/shared/draft-units.ts'
const LARGE = '100 parts of 60,000 characters, 50 questions, 200 cards, 200 key terms'
const times = <T>(count: number, item: (n: number) => T) => Array.from({ length: count }, (_, n) => item(n))
const largeDraft = () =>
  sectionsOf({
    title: 'A draft',
    summary: 'It is long.',
    gs_paper_category: 'GS2',
    analysis_text: Object.fromEntries(times(100, (n) => [['past', 'present', 'future'][n] ?? `${n}`, 'A b. '.repeat(12_000)])),
    potential_questions: {
      prelims_quiz: times(50, (n) => ({
        question_text: `What is ${n}?`,
        options: { A: 'A number', B: 'A letter', C: 'A word', D: 'A text' },
        correct_option: 'A',
        explanation: 'It counts. '.repeat(20),
      })),
    },
    follow_up_data: {
      key_terms_list: times(200, (n) => ({ term: `Term ${n}`, definition: 'It means this. '.repeat(5) })),
      flashcards: times(200, (n) => ({ front: `Front ${n}`, back: 'It is the back. '.repeat(5) })),
    },
  })

/** Other requests are served after every 20 sentences. */
export const DRAFTING_COSTS: Cost[] = [
  comparison(
    'numbers',
    (n) => `${n} `,
    (n) => `${n + 5000}.5 `,
  ),
  comparison(
    'names',
    (n) => `Ab${n} of `,
    (n) => `Ba${n} for and `,
  ),
  comparison(
    'quotation marks',
    (n) => `“a b ${n} ”`,
    (n) => `“b a ${n} “`,
  ),
  {
    name: 'a draft and its sources: copied words',
    file: 'server/newsroom/drafting/rules/copied-runs.ts',
    input: '100 passages of 1,200 characters, of few words, and 40 sentences of 600',
    prepare: () => {
      const passages = Array.from({ length: 100 }, (_, n) => fewWords(1200, n))
      return () => {
        const runs = runsOf(passages)
        for (const sentence of SENTENCES) copiedRuns(sentence, runs)
      }
    },
    most: MAX,
  },
  {
    name: 'the translations of a draft: how far they are',
    file: TRANSLATIONS,
    input: LARGE,
    prepare: () => {
      const sections = largeDraft()
      return () => translatedOf(sections)
    },
    most: MAX,
  },
  {
    name: 'the translations of a draft: all at once',
    file: TRANSLATIONS,
    input: LARGE,
    prepare: () => {
      const sections = largeDraft()
      const made = draftUnits(sections).map((unit) => ({ unit, value: unit.english }))
      return () => withTranslations(sections, 'hi', made)
    },
    most: MAX,
  },
]
