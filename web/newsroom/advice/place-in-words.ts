import { ENGLISH_NAMES, isTarget } from '#contract/languages.ts'

/** Of an item in a list, as the form names it. */
const NOUNS: Record<string, string> = {
  must_know: 'Sentence',
  sources: 'Source',
  facts: 'Fact',
  since_then: 'Development',
  asked_before: 'Question asked',
  study_with: 'Study link',
  watch: 'Date to watch',
  figures: 'Figure',
  key_terms_list: 'Key term',
  historical_context: 'Line',
  prelims_quiz: 'Question',
  flashcards: 'Flashcard',
  mains_model_answers: 'Mains question',
  key_demands: 'Key demand',
  value_box: 'Value',
}
const FIELDS: Record<string, string> = {
  term: 'Term',
  definition: 'Definition',
  explanation: 'Explanation',
  question_text: 'Question',
  question: 'Question',
  answer: 'Model answer',
  marks: 'Marks',
  options: 'Options',
  correct_option: 'Right option',
  front: 'Front',
  back: 'Back',
  url: 'Link',
  text: 'Text',
  past: 'Past',
  present: 'Present',
  future: 'Future',
  quiz_title: 'Quiz title',
  title: 'Title',
  summary: 'Summary',
  point: 'Point',
}

/** @param path such as `potential_questions.prelims_quiz[2].options.B` @returns such as `Question 3, Option B`; empty for a whole section */
export function placeInWords(path: string): string {
  if (path === 'analysis_text') return 'Past, present and future together'
  const steps = path.match(/[^.[\]]+/g) ?? []
  const words = steps.flatMap((step, at): string[] => {
    const before = (steps[at - 1] ?? '').replace(/_translated$/, '')
    const list = isTarget(before) ? (steps[at - 2] ?? '').replace(/_translated$/, '') : before
    if (/^\d+$/.test(step)) return list in NOUNS ? [`${NOUNS[list]} ${Number(step) + 1}`] : []
    if (isTarget(step)) return [`in ${ENGLISH_NAMES[step]}`]
    if (before === 'options') return [`Option ${step}`]
    if (step === 'options' && at < steps.length - 1) return []
    const name = FIELDS[step.replace(/_translated$/, '')]
    return name && (at > 0 || step.endsWith('_translated') || step === 'quiz_title') ? [name] : []
  })
  // “Past” of “Past” says nothing.
  return words.length === 1 && steps[0] === 'analysis_text' ? '' : words.join(', ')
}
