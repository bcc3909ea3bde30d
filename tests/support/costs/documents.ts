import { readHtml } from '#server/newsroom/imports/readers/html.ts'
import { readMarkdown } from '#server/newsroom/imports/readers/markdown.ts'
import { readText } from '#server/newsroom/imports/readers/plain-text.ts'
import { articleIn } from '#server/newsroom/sources/readers/page.ts'
import { paragraphsOf, passagesIn } from '#server/newsroom/sources/rules.ts'
import { type Cost, MAX_ON_MAIN_THREAD } from './cost.ts'

const MB = 1024 * 1024
/** Of processor time: then the worker is stopped. */
const MAX_IN_WORKER = 5000
const filled = (part: string, length = 5 * MB) => part.repeat(Math.floor(length / part.length))

/** What is too complex is refused with an error. */
const read = (reader: (text: string) => unknown, text: string) => () => {
  try {
    return reader(text)
  } catch (error) {
    return error
  }
}

const imported = (kind: string, file: string, input: string, reader: (text: string) => unknown, text: string): Cost => ({
  name: `a hostile document to import: ${kind}`,
  file: `server/newsroom/imports/readers/${file}`,
  input,
  runs: 'in a worker',
  prepare: () => read(reader, text),
  most: MAX_IN_WORKER,
})

/** Files that editors upload, and pages that they have fetched. */
export const DOCUMENT_COSTS: Cost[] = [
  imported('elements within elements', 'html.ts', '5 MB of <div>', readHtml, filled('<div>')),
  imported('tables within tables', 'html.ts', '5 MB of <table><tr><td>', readHtml, filled('<table><tr><td>')),
  imported('asterisks', 'markdown.ts', '200,000 characters of *a', readMarkdown, filled('*a ', 200_000)),
  imported('short lines', 'plain-text.ts', '5 MB of lines of one letter', readText, filled('a\n')),
  {
    name: 'the passages of a pasted source',
    file: 'server/newsroom/sources/rules.ts',
    input: '20,000 characters of "A. "',
    prepare: () => () => passagesIn(paragraphsOf(filled('A. ', 20_000))),
    most: MAX_ON_MAIN_THREAD,
  },
  {
    name: 'the passages of a longer source',
    file: 'server/newsroom/sources/rules.ts',
    input: '5 MB of "A. "',
    runs: 'in a worker',
    prepare: () => () => passagesIn(paragraphsOf(filled('A. '))),
    most: MAX_IN_WORKER,
  },
  {
    name: 'the text of a page',
    file: 'server/newsroom/sources/readers/page.ts',
    input: '1 MB of short paragraphs; a larger one may be refused',
    runs: 'in a worker',
    prepare: () => () => articleIn(filled('<p>The Cabinet met, and <b>approved</b> it.</p>', MB)),
    most: MAX_IN_WORKER,
  },
]
