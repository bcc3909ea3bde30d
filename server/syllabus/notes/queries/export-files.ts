import { inOneLine } from '#contract/reading/markup-text.ts'
import type { Highlight } from '#contract/syllabus/notes.ts'
import { type ExportFormat, inTextOrder, MEANING_NAMES } from '#contract/syllabus/notes-rules.ts'
import { csvFile, quotedLines } from '#server/platform/text/csv.ts'

export const EXPORT_FILES: Record<ExportFormat, { name: string; type: string; textOf: (all: Highlight[]) => string }> = {
  markdown: { name: 'highlights.md', type: 'text/markdown; charset=utf-8', textOf: markdownOf },
  csv: { name: 'highlights.csv', type: 'text/csv; charset=utf-8', textOf: csvOf },
  cards: { name: 'highlights-for-anki.csv', type: 'text/csv; charset=utf-8', textOf: cardsOf },
}

const titleOf = ({ article, article_title }: Highlight) => article?.title ?? article_title

export function markdownOf(highlights: Highlight[]): string {
  const byArticle = Map.groupBy(highlights, titleAndDay)
  const parts = [...byArticle].map(
    ([heading, all]) => `## ${heading}\n\n${all.toSorted(inTextOrder).map(quotation).join('\n\n')}`,
  )
  return `${['# Highlights and notes', ...parts].join('\n\n')}\n`
}

const titleAndDay = (highlight: Highlight) =>
  [asPlain(titleOf(highlight)), highlight.article?.publication_date].filter(Boolean).join(', ')

const quotation = ({ quote, meaning, note }: Highlight) =>
  [`> ${asPlain(quote)}`, `*${MEANING_NAMES[meaning]}*${note.trim() ? `: ${inLines(note.trim())}` : ''}`].join('\n\n')

/** Prevents lists and headings. */
const inLines = (note: string) =>
  note
    .split(/\r\n|[\r\n]/)
    .map((line) => asPlain(line).replace(/^(\d*)([-=.)])/, '$1\\$2'))
    .join('  \n')

const asPlain = (text: string) => inOneLine(text).replace(/[\\`*_{}[\]<>#+|~]/g, '\\$&')

export function csvOf(highlights: Highlight[]): string {
  const head = [
    'Article',
    'Date',
    'Paper',
    'Syllabus',
    'Language',
    'Section',
    'Meaning',
    'Text',
    'Note',
    'Highlighted at',
    'State',
    'Front of its card',
    'Back of its card',
  ]
  return csvFile([
    head,
    ...highlights.map((one) => [
      titleOf(one),
      one.article?.publication_date ?? '',
      one.paper,
      one.syllabus.map(({ text }) => text.en).join('; '),
      one.language,
      one.section,
      MEANING_NAMES[one.meaning],
      one.quote,
      one.note,
      one.created_at,
      one.is_orphan ? 'No longer in the text' : '',
      one.card?.front ?? '',
      one.card?.back ?? '',
    ]),
  ])
}

const ANKI_HEAD = ['#separator:Comma', '#html:false', '#columns:Front,Back,Tags', '#tags column:3']

/** Only those with a question. Quoted, so that no line becomes a comment. */
export function cardsOf(highlights: Highlight[]): string {
  const lines = highlights.flatMap(({ card, paper, meaning }) =>
    card ? [[card.front, card.back, ['upsc', paper.replaceAll(/\s+/g, '_'), meaning].join(' ')]] : [],
  )
  return `${ANKI_HEAD.join('\n')}\n${quotedLines(lines)}`
}
