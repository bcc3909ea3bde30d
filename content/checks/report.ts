import { unknownFields } from '#contract/newsroom/ingest.ts'
import { checkDay } from '#server/newsroom/advice/rules/check-day.ts'
import type { Finding } from '#server/newsroom/advice/rules/finding.ts'
import { readDay } from '#server/newsroom/ingest/rules.ts'
import { checkDrafts, readDrafts } from './drafts.ts'
import type { DayFile } from './finding.ts'
import { checkLibrary } from './library.ts'
import type { Text } from './library-files.ts'
import { meaningTable } from './option-meanings.ts'
import { repeatedQuestions } from './repeated-questions.ts'
import { repeatedSentences } from './repeated-sentences.ts'
import { summaryTable } from './summary.ts'
import { checkThreads, readThreads } from './threads.ts'

export const WHOLE_LIBRARY = 'The library'

export interface Report {
  /** By file, in the order given; what no file alone is to blame for stands under `WHOLE_LIBRARY`. */
  findings: Map<string, Finding[]>
  table: string
  /** What the options say; of the whole library only. */
  meanings?: string
}

/** @param others days that are not looked at themselves, but whose sentences and questions are not to be repeated; none for the whole library */
export function reportOn(texts: Text[], others?: Text[]): Report {
  const findings = new Map<string, Finding[]>(texts.map(({ file }) => [file, []]))
  const add = (file: string, found: Finding[]) => findings.get(file)?.push(...found)
  const files: DayFile[] = []
  for (const { file, text } of texts) {
    const read = readDay(text)
    if ('error' in read) add(file, [{ path: '', message: read.error }, ...read.details])
    else {
      files.push({ file, day: read.day })
      add(file, [...unknownFieldsOf(text), ...checkDay(read.day)])
    }
  }
  const all = [...readable(others ?? []), ...files]
  for (const { file, ...finding } of [...repeatedSentences(all), ...repeatedQuestions(all)]) add(file, [finding])
  if (!others)
    findings.set(WHOLE_LIBRARY, [...checkLibrary(files), ...checkThreads(files, readThreads()), ...checkDrafts(readDrafts())])
  const table = summaryTable(files)
  return others ? { findings, table } : { findings, table, meanings: meaningTable(files.map(({ day }) => day)) }
}

const readable = (texts: Text[]): DayFile[] =>
  texts.flatMap(({ file, text }) => {
    const read = readDay(text)
    return 'error' in read ? [] : [{ file, day: read.day }]
  })

const unknownFieldsOf = (text: string): Finding[] =>
  unknownFields(JSON.parse(text)).map((path) => ({ path, message: 'Nothing looks at this field: is it misspelt?' }))

export const countOf = ({ findings }: Report): number => [...findings.values()].reduce((sum, found) => sum + found.length, 0)

/** As it is printed: files with findings, the table, and how many findings there are. */
export function printed(report: Report): string {
  const blocks = [...report.findings].map(([file, found]) =>
    [
      `${found.length === 0 ? '✓' : '✗'} ${file}`,
      ...found.map(({ path, message }) => (path ? `    ${path}: ${message}` : `    ${message}`)),
    ].join('\n'),
  )
  const count = countOf(report)
  const meanings = report.meanings ? ['', report.meanings] : []
  return [...blocks, '', report.table, ...meanings, '', count === 0 ? 'Nothing found.' : `${count} found.`].join('\n')
}
