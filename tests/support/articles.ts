import { DayUpload } from '#contract/ingest.ts'
import { ingestDay } from '#server/ingest/commands.ts'
import { signal } from '#server/platform/signals.ts'
import type { TestApp } from './app.ts'

/** An article as an admin would upload it, complete; parts can be replaced. */
export function anArticle(title: string, parts: Record<string, unknown> = {}) {
  return {
    title,
    summary: `Summary of ${title}.`,
    gs_paper_category: 'GS2',
    analysis_text: { past: `The past of ${title}.`, present: 'The present.', future: 'The future.' },
    follow_up_data: {
      key_terms_list: [{ term: 'Gross Domestic Product (GDP)', definition: 'The value of what a country makes in a year.' }],
      historical_context: ['1950: the Republic began.'],
      flashcards: [{ front: 'What?', back: 'That.' }],
    },
    potential_questions: {
      prelims_quiz: [
        { question_text: 'Which?', options: { A: 'This', B: 'That' }, correct_option: 'B', explanation: 'Because.' },
      ],
    },
    mains_model_answers: [{ question: 'Discuss.', answer: '### Introduction\nText.' }],
    quiz_title: `Quiz on ${title}`,
    ...parts,
  }
}

export function aDay(publication_date: string, titles: string[], parts: Record<string, unknown> = {}) {
  return { publication_date, articles: titles.map((title) => anArticle(title)), ...parts }
}

/** Takes a day in and gives the ids of its articles. */
export async function published(
  app: TestApp,
  publication_date: string,
  titles: string[],
  parts: Record<string, unknown> = {},
): Promise<string[]> {
  const day = DayUpload.parse(aDay(publication_date, titles, parts))
  return (await ingestDay(app.db, day, app.now)).article_ids
}

/** Takes a day away with everything in it. */
export async function deleteDay(app: TestApp, publication_date: string): Promise<void> {
  await app.db.deleteFrom('daily_entries').where('publication_date', '=', publication_date).execute()
  await signal(app.db, 'content', '*')
}
