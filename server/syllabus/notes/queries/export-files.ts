import { isTarget, LANGUAGE_NAMES, type Language } from '#contract/languages.ts'
import { inOneLine } from '#contract/reading/markup-text.ts'
import type { Highlight } from '#contract/syllabus/notes.ts'
import { type ExportFormat, inTextOrder } from '#contract/syllabus/notes-rules.ts'
import { TEXTS as MEANINGS } from '#messages/all/contract/syllabus.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import { TEXTS } from '#messages/all/syllabus/highlight-files.ts'
import { csvFile, quotedLines } from '#server/platform/text/csv.ts'

export const EXPORT_FILES: Record<
  ExportFormat,
  { name: string; type: string; textOf: (all: Highlight[], language: Language) => string }
> = {
  markdown: { name: 'highlights.md', type: 'text/markdown; charset=utf-8', textOf: markdownOf },
  csv: { name: 'highlights.csv', type: 'text/csv; charset=utf-8', textOf: csvOf },
  cards: { name: 'highlights-for-anki.csv', type: 'text/csv; charset=utf-8', textOf: cardsOf },
}

/** In English without a translation. */
const titleIn = ({ article, article_title }: Highlight, language: Language) =>
  (isTarget(language) && article?.title_translated?.[language]) || (article?.title ?? article_title)

export function markdownOf(highlights: Highlight[], language: Language): string {
  const byArticle = Map.groupBy(highlights, (highlight) => titleAndDay(highlight, language))
  const parts = [...byArticle].map(
    ([heading, all]) => `## ${heading}\n\n${all.toSorted(inTextOrder).map(quotationIn(language)).join('\n\n')}`,
  )
  return `${[`# ${TEXTS[language].heading}`, ...parts].join('\n\n')}\n`
}

const titleAndDay = (highlight: Highlight, language: Language) =>
  [asPlain(titleIn(highlight, language)), highlight.article?.publication_date].filter(Boolean).join(', ')

const quotationIn =
  (language: Language) =>
  ({ quote, meaning, note }: Highlight) =>
    [`> ${asPlain(quote)}`, `*${MEANINGS[language][meaning]}*${note.trim() ? `: ${inLines(note.trim())}` : ''}`].join('\n\n')

/** Prevents lists and headings. */
const inLines = (note: string) =>
  note
    .split(/\r\n|[\r\n]/)
    .map((line) => asPlain(line).replace(/^(\d*)([-=.)])/, '$1\\$2'))
    .join('  \n')

const asPlain = (text: string) => inOneLine(text).replace(/[\\`*_{}[\]<>#+|~]/g, '\\$&')

export function csvOf(highlights: Highlight[], language: Language): string {
  const m = TEXTS[language]
  const head = [
    m.article,
    m.date,
    m.paper,
    m.syllabus,
    m.language,
    m.section,
    m.meaning,
    m.text,
    m.note,
    m.highlightedAt,
    m.state,
    m.front,
    m.back,
  ]
  return csvFile([
    head,
    ...highlights.map((one) => [
      titleIn(one, language),
      one.article?.publication_date ?? '',
      one.paper,
      one.syllabus.map(({ text }) => text[language]).join('; '),
      language === 'en' ? one.language : LANGUAGE_NAMES[one.language],
      sectionIn(one.section, language),
      MEANINGS[language][one.meaning],
      one.quote,
      one.note,
      one.created_at,
      one.is_orphan ? m.noLongerInText : '',
      one.card?.front ?? '',
      one.card?.back ?? '',
    ]),
  ])
}

/** In English its name, by which programs may know it. */
function sectionIn(section: string, language: Language): string {
  const heading = language === 'en' ? undefined : new Map<string, unknown>(Object.entries(PAGE_TEXTS[language])).get(section)
  return typeof heading === 'string' ? heading : section
}

const ANKI_HEAD = ['#separator:Comma', '#html:false', '#columns:Front,Back,Tags', '#tags column:3']

/** Only those with a question; its head is for Anki. Quoted, so that no line becomes a comment. */
export function cardsOf(highlights: Highlight[]): string {
  const lines = highlights.flatMap(({ card, paper, meaning }) =>
    card ? [[card.front, card.back, ['upsc', paper.replaceAll(/\s+/g, '_'), meaning].join(' ')]] : [],
  )
  return `${ANKI_HEAD.join('\n')}\n${quotedLines(lines)}`
}
