import type { ImportPart } from '#contract/newsroom/imports/import-rules.ts'
import type { Imported } from '#contract/newsroom/imports.ts'
import { GS_PAPERS } from '#contract/newsroom/upload/upload-rules.ts'
import { prose } from '#contract/text.ts'
import { type Block, plain, type SourceDocument } from '../readers/document.ts'
import type { Section } from '../rules.ts'
import { type Division, divide } from './divide.ts'
import { factsOf } from './facts.ts'
import { flashcardsOf } from './flashcards.ts'
import { historyOf, mustKnowOf, termsOf, watchOf } from './lists.ts'
import { mainsOf } from './mains.ts'
import { proseOf } from './prose.ts'
import { csvQuestions } from './question-table.ts'
import { hasQuestions, questionsOf } from './questions.ts'
import { Report } from './report.ts'
import { sourcesOf } from './sources.ts'
import { takeTitle } from './title.ts'

/** @param name of the file */
export function articleOf(document: SourceDocument, name: string): Imported {
  const report = new Report(document)
  const article = document.isQuestions
    ? { ...quiz(csvQuestions(document.blocks, report), report, document.blocks) }
    : readParts(document, name, report)
  return report.result(article)
}

type Part = Record<string, unknown>

function readParts(document: SourceDocument, name: string, report: Report): Part {
  const blocks = [...document.blocks]
  const title = takeTitle(blocks, document.title, name, report)
  const divisions = divide(blocks, report)
  const of = (section: Section) => divisions.filter((division) => division.section === section)
  const list = <T>(section: ImportPart, read: (blocks: Block[], report: Report) => T[]): T[] => {
    const found = of(section).flatMap((division) => division.blocks)
    const items = read(found, report)
    report.understand(section, items.length, of(section)[0]?.heading?.at ?? found[0]?.at ?? 1)
    return items
  }
  const opening = divisions[0]?.blocks ?? []
  const isUnknown = divisions.length === 1
  const paper = paperOf(of('gs_paper_category'), report)
  const isOnlyQuestions = isUnknown && hasQuestions(opening)
  const text = isOnlyQuestions ? {} : textsOf(divisions, report, isUnknown)
  const sources = list('sources', sourcesOf)
  const questions = isOnlyQuestions
    ? quiz(questionsOf(opening, report), report, opening)
    : quiz(list('potential_questions.prelims_quiz', questionsOf), undefined, [])
  const terms = list('follow_up_data.key_terms_list', termsOf)
  const history = list('follow_up_data.historical_context', historyOf)
  const cards = list('follow_up_data.flashcards', flashcardsOf)
  const mains = mainsOf(divisions, report)
  const followUp = {
    ...(terms.length > 0 && { key_terms_list: terms }),
    ...(history.length > 0 && { historical_context: history }),
    ...(cards.length > 0 && { flashcards: cards }),
  }
  return {
    ...titleFrom(of('title'), title, report),
    ...paper,
    ...text,
    ...some('must_know', list('must_know', mustKnowOf)),
    ...some('sources', sources),
    ...some(
      'facts',
      list('facts', (blocks) => factsOf(blocks, sources, report)),
    ),
    ...some('watch', list('watch', watchOf)),
    ...(Object.keys(followUp).length > 0 && { follow_up_data: followUp }),
    ...some('mains_model_answers', mains),
    ...questions,
  }
}

const some = (field: string, items: readonly unknown[]): Part => (items.length > 0 ? { [field]: items } : {})

function quiz(questions: readonly unknown[], report: Report | undefined, blocks: readonly Block[]): Part {
  report?.understand('potential_questions.prelims_quiz', questions.length, blocks[0]?.at ?? 1)
  return questions.length > 0 ? { potential_questions: { prelims_quiz: questions } } : {}
}

function titleFrom(given: readonly Division[], found: string | undefined, report: Report): Part {
  const [first, ...others] = given.flatMap(({ blocks }) => blocks)
  for (const block of others) report.leave(block, 'This stands below the title and belongs to no part.')
  const title = first ? report.accept(prose(300, 'The title'), plain(first.text), first) : found
  if (!title) return {}
  if (first) report.understand('title', wordsIn(title), first.at)
  return { title }
}

function paperOf(given: readonly Division[], report: Report): Part {
  const [first, ...others] = given.flatMap(({ blocks }) => blocks)
  for (const block of others) report.leave(block, 'This stands below the GS paper and belongs to no part.')
  if (!first) return {}
  const words = first.text
    .replace(/general studies/i, 'GS')
    .replace(/[\s–-]|paper/gi, '')
    .toLowerCase()
  const paper = GS_PAPERS.find((one) => words === one.toLowerCase() || words === romanOf(one))
  if (!paper) report.leave(first, `The GS paper must be one of ${GS_PAPERS.join(', ')}.`)
  else report.understand('gs_paper_category', 1, first.at)
  return paper ? { gs_paper_category: paper } : {}
}

const romanOf = (paper: string) =>
  paper.toLowerCase().replace(/\d/, (digit) => ['', 'i', 'ii', 'iii', 'iv'][Number(digit)] ?? digit)

const SECTIONS = ['past', 'present', 'future', 'content'] as const

/** Summary and sections. Without any heading that the import knows, all text is one part. */
function textsOf(divisions: readonly Division[], report: Report, isUnknown: boolean): Part {
  const [opening, ...others] = divisions
  const blocksOf = (section: Section) => others.filter((one) => one.section === section).flatMap(({ blocks }) => blocks)
  const headed = blocksOf('summary')
  const analysis: Record<string, string> = {}
  for (const name of SECTIONS) {
    const part = `analysis_text.${name}` as const
    const blocks = isUnknown && name === 'content' ? (opening?.blocks ?? []) : blocksOf(part)
    const text = proseOf(blocks, report)
    if (!text) continue
    analysis[name] = text
    report.understand(part, wordsIn(text), others.find(({ section }) => section === part)?.heading?.at ?? blocks[0]?.at ?? 1)
  }
  const summary = isUnknown ? undefined : summaryOf(headed, opening?.blocks ?? [], report)
  return { ...(summary && { summary }), ...(Object.keys(analysis).length > 0 && { analysis_text: analysis }) }
}

/** What stands between the title and the first heading is the summary if no other is there. */
function summaryOf(headed: Block[], opening: Block[], report: Report): string | undefined {
  const blocks = headed.length > 0 ? headed : opening.filter(({ kind }) => kind === 'text')
  for (const block of opening.filter((block) => !blocks.includes(block)))
    report.leave(block, 'This stands before the first heading that the import knows, and belongs to no part.')
  const [first] = blocks
  if (!first) return undefined
  const text = plain(proseOf(blocks, report).replace(/^### /gm, ''))
  const summary = report.accept(prose(3000, 'The summary'), text, { at: first.at, text })
  if (summary) report.understand('summary', wordsIn(summary), first.at)
  return summary
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
