import { anArticle, type Library } from './library.ts'

const quiz = (question_text: string) => ({
  potential_questions: {
    prelims_quiz: [{ question_text, options: { A: 'This', B: 'That' }, correct_option: 'B', explanation: 'That is so.' }],
  },
})

/** The second of its two days repeats a topic of the first. Different for each caller. */
export async function aCompiledWeek(library: Library, monday: string, extra: Record<string, unknown> = {}): Promise<string[]> {
  const tuesday = new Date(Date.parse(monday) + 86_400_000).toISOString().slice(0, 10)
  const source = { title: 'Order', publisher: 'Press Bureau', kind: 'release', date: tuesday, url: 'https://pib.gov.in/order' }
  const terms = ['Tribunal', 'Collegium'].map((term) => ({ term, definition: `What ${term} means.` }))
  const first = await library.publish(monday, [
    anArticle('Tribunal vacancies are filled', {
      ...extra,
      ...quiz('Which court set the date?'),
      syllabus: ['gs2.federalism'],
      must_know: ['Nineteen posts were vacant.', 'The court set a date.', 'A committee chose the members.'],
      follow_up_data: { key_terms_list: terms, historical_context: [], flashcards: [] },
      sources: [source],
      since_then: [{ date: tuesday, text: 'All members took office.', source: 0 }],
      facts: [{ sentence: 'The tribunal heard 4,000 cases.', value: '4,000', source: 0, date: monday }],
    }),
    anArticle('Monsoon reaches Kerala', { ...quiz('Which coast comes first?'), gs_paper_category: 'GS1' }),
  ])
  const second = await library.publish(tuesday, [
    anArticle('Tribunal members are sworn in', {
      ...quiz('Which judge is the chair?'),
      syllabus: ['gs2.federalism'],
      must_know: ['Nineteen posts were vacant.', 'The chair is a former judge.', 'Terms last four years.'],
      follow_up_data: { key_terms_list: terms, historical_context: [], flashcards: [] },
    }),
  ])
  return [...first, ...second]
}
