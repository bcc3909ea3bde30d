import type { ArticleUpload } from '#contract/newsroom/ingest.ts'

/** Running text in English, each with its path in the article. */
type Texts = [string, string][]

/** What is written to be read on end. */
export function proseOf({ summary, must_know, analysis_text, follow_up_data, mains_model_answers }: ArticleUpload): Texts {
  return [
    ['summary', summary],
    ...numbered('must_know', must_know),
    ...Object.entries(analysis_text).map(([name, text]): [string, string] => [`analysis_text.${name}`, text]),
    ...numbered('follow_up_data.historical_context', follow_up_data.historical_context),
    ...numbered(
      'mains_model_answers',
      mains_model_answers.map(({ answer }) => answer),
    ),
  ]
}

/** All that a reader meets but the options. */
export function englishTexts(article: ArticleUpload): Texts {
  const { title, follow_up_data, mains_model_answers, potential_questions } = article
  const lists: [string, string[]][] = [
    ['follow_up_data.key_terms_list', follow_up_data.key_terms_list.map(({ definition }) => definition)],
    ['follow_up_data.flashcards', follow_up_data.flashcards.map(({ front, back }) => `${front}\n${back}`)],
    ['mains_model_answers', mains_model_answers.map(({ question }) => question)],
    ['potential_questions.prelims_quiz', (potential_questions?.prelims_quiz ?? []).map(askedAndExplained)],
  ]
  return [['title', title], ...proseOf(article), ...lists.flatMap(([path, texts]) => numbered(path, texts))]
}

const askedAndExplained = ({ question_text, explanation }: { question_text: string; explanation: string }) =>
  `${question_text}\n${explanation}`

const numbered = (path: string, texts: string[]): Texts => texts.map((text, place) => [`${path}.${place}`, text])
