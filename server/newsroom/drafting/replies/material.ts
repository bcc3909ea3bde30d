import type { DraftedKind } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { PassageRef } from '#contract/newsroom/drafting/proposal-shapes.ts'
import type { PlannedQuestion } from '#contract/newsroom/drafting/stored-proposal.ts'
import { NODE_IDS, nodeById } from '#contract/syllabus/nodes.ts'
import type { SourcePassages } from '#server/newsroom/shared/source-passages.ts'
import type { OlderArticle } from './read-day.ts'

/** Of the article in preparation, and of what is known already. */
export interface DraftMaterial {
  title: string
  note: string
  syllabus: string[]
  /** Questions and cards that exist, and titles that were published on the subject. */
  asked: string[]
  published: string[]
}

interface Given {
  sources: readonly SourcePassages[]
  older: readonly OlderArticle[]
  plan: readonly PlannedQuestion[]
  draft: DraftMaterial
}

/** JSON apart from the instructions. Passages are numbered, so that a reply names them without ids. */
export function materialFor(kind: DraftedKind, day: string, count: number, { sources, older, plan, draft }: Given): object {
  const { title, note, syllabus, asked, published } = draft
  const about = { title, note, syllabus: linesOf(syllabus) }
  const sent = { day, sources: sourcesAsMaterial(sources) }
  switch (kind) {
    case 'topics':
      return { ...sent, published, syllabus: linesOf(NODE_IDS) }
    case 'since_then':
      return { ...sent, older: older.map(olderAsMaterial) }
    case 'article':
      return { ...sent, ...about }
    case 'questions':
      return {
        ...sent,
        ...about,
        syllabus: linesOf(NODE_IDS),
        asked,
        plan: plan.map((one, at) => ({ n: at + 1, ...planAsMaterial(one) })),
      }
    default:
      return { ...sent, ...about, asked, count }
  }
}

const linesOf = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, nodeById(id)?.text.en ?? id]))

const planAsMaterial = (planned: PlannedQuestion) =>
  planned.form === 'direct' ? { form: planned.form } : { form: planned.form, truths: planned.truths }

const olderAsMaterial = ({ title, summary, day, watch }: OlderArticle, at: number) => ({
  ...{ article: at + 1, title, summary, day },
  watch: watch.map((date, n) => ({ n: n + 1, ...date })),
})

const sourcesAsMaterial = (sources: readonly SourcePassages[]) =>
  sources.map(({ title, day, passages }, at) => ({
    ...{ source: at + 1, title, day },
    passages: passages.map(({ number, text }) => ({ id: `${at + 1}.${number}`, text })),
  }))

/** Passages by the numbers in the material. */
export const refsIn = (sources: readonly SourcePassages[]): Map<string, PassageRef> =>
  new Map(
    sources.flatMap(({ source_id, passages }, at) =>
      passages.map(({ number }) => [`${at + 1}.${number}`, { source_id, number }]),
    ),
  )

export const charactersOf = (sources: readonly SourcePassages[]): number =>
  sources.reduce((sum, { passages }) => passages.reduce((inner, { text }) => inner + text.length, sum), 0)
