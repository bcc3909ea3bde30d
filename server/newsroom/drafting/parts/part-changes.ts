import type { Section, SectionFields, Sections } from '#contract/newsroom/desk/desk-sections.ts'
import { type StoredPart, textOf } from '#contract/newsroom/drafting/stored-proposal.ts'

/** A source as an article names it. */
export interface NamedSource {
  title: string
  publisher: string
  kind: string
  date: string
  url: string
}

type Changed = Partial<Record<Section, SectionFields>>

/**
 * Sections with the part added at the end; a title replaces the one before.
 * @param part without the sentences that were removed
 * @param sources by id, as far as they have an address
 */
export function changesOf(part: StoredPart, sections: Sections, sources: ReadonlyMap<string, NamedSource>): Changed {
  const { kind, values } = part
  const [first = ''] = part.texts.map(textOf)
  const added = (section: Section, path: string, item: unknown) => addedTo(sections, section, path, item)
  switch (kind) {
    case 'title':
      return { title: { ...sections.title, title: first } }
    case 'summary':
      return { summary: paragraphAdded(sections, 'summary', 'summary', first) }
    case 'past':
    case 'present':
    case 'future':
      return { [kind]: paragraphAdded(sections, kind, `analysis_text.${kind}`, first) }
    case 'key_term':
      return added('key_terms', 'follow_up_data.key_terms_list', { term: part.title, definition: first })
    case 'must_know':
      return added('must_know', 'must_know', first)
    case 'history':
      return added('history', 'follow_up_data.historical_context', first)
    case 'watch':
      return added('watch', 'watch', { date: values.date, text: first })
    case 'card':
      return added('flashcards', 'follow_up_data.flashcards', { front: part.title, back: first })
    case 'question':
      return added('quiz', 'potential_questions.prelims_quiz', questionOf(part))
    case 'source':
      return namedIn(sections, sources.get(String(values.source_id))).changed
    case 'fact': {
      const { changed, index } = namedIn(sections, sources.get(String(values.source_id)))
      const fact = { sentence: first, value: values.value, source: index, date: values.date }
      return { ...changed, ...added('facts', 'facts', fact) }
    }
    case 'mains':
      return mainsAdded(part, sections, sources)
    default:
      return {}
  }
}

const listIn = (sections: Sections, section: Section, path: string): unknown[] => {
  const list = sections[section]?.[path]
  return Array.isArray(list) ? list : []
}

const addedTo = (sections: Sections, section: Section, path: string, item: unknown): Changed => ({
  [section]: { ...sections[section], [path]: [...listIn(sections, section, path), item] },
})

function paragraphAdded(sections: Sections, section: Section, path: string, text: string): SectionFields {
  const before = sections[section]?.[path]
  const isWritten = typeof before === 'string' && before.trim() !== ''
  return { ...sections[section], [path]: isWritten ? `${before.trimEnd()}\n\n${text}` : text }
}

/** The list of sources, and where in it this one is. */
function namedIn(sections: Sections, source: NamedSource | undefined): { changed: Changed; index: number } {
  const list = listIn(sections, 'sources', 'sources') as Partial<NamedSource>[]
  const index = list.findIndex(({ url }) => url === source?.url)
  if (index >= 0 || !source) return { changed: {}, index }
  return { changed: addedTo(sections, 'sources', 'sources', source), index: list.length }
}

const QUESTION_ENDS: Record<string, string> = {
  how_many: 'How many of the statements given above are correct?',
  two: 'Which of the statements given above is/are correct?',
}

function questionOf({ texts, values }: StoredPart) {
  const [stem = '', ...statements] = texts.filter(({ is_whole }) => is_whole).map(textOf)
  const end = QUESTION_ENDS[String(values.form)]
  const lines = statements.map((statement, at) => `${at + 1}. ${statement}`)
  return {
    question_text: end ? [stem, ...lines, end].join('\n') : stem,
    options: values.options,
    correct_option: values.correct_option,
    explanation: texts
      .filter(({ is_whole }) => !is_whole)
      .map(textOf)
      .join('\n\n'),
    ...(Array.isArray(values.syllabus) && values.syllabus.length > 0 && { syllabus: values.syllabus }),
  }
}

interface Value {
  kind: string
  source_id: string
}

/** A value whose source has no address, and too few values, are left out. */
function mainsAdded(
  { title, texts, values }: StoredPart,
  sections: Sections,
  sources: ReadonlyMap<string, NamedSource>,
): Changed {
  let current = sections
  const value_box: unknown[] = []
  for (const [at, { kind, source_id }] of (values.value_box as Value[]).entries()) {
    const text = texts.find(({ label }) => label === valueLabel(at))
    const { changed, index } = namedIn(current, sources.get(source_id))
    if (!text || text.sentences.length === 0 || (index < 0 && !changed.sources)) continue
    current = { ...current, ...changed }
    value_box.push({ kind, text: textOf(text), source: index })
  }
  const answer = texts
    .filter(({ label }) => label === ANSWER)
    .map(textOf)
    .join('\n\n')
  const mains = {
    ...{ question: title, answer, marks: values.marks, key_demands: values.key_demands },
    ...(value_box.length >= LEAST_VALUES && { value_box }),
  }
  const isNamed = value_box.length >= LEAST_VALUES && current.sources !== sections.sources
  return { ...(isNamed && { sources: current.sources ?? {} }), ...addedTo(sections, 'mains', 'mains_model_answers', mains) }
}

export const ANSWER = 'Answer'
export const valueLabel = (at: number) => `Value ${at + 1}`
const LEAST_VALUES = 3
