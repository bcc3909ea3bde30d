import { prose } from '#contract/text.ts'
import { type Block, plain } from '../readers/document.ts'
import { sectionOf } from '../rules.ts'
import type { Report } from './report.ts'

const MAX_TITLE_LINE = 200
/** Names that programs give. */
const NO_TITLE = /^(?:untitled|document|new|draft|doc|import|pasted)?[\s_\-()\d]*$/i

/** The first heading, which is taken out of the blocks; else the title of the file, else its name. */
export function takeTitle(blocks: Block[], property: string | undefined, name: string, report: Report): string | undefined {
  const [first, second] = blocks
  const isHeading = first?.kind === 'heading' && !sectionOf(first.text)
  const isLine = first?.kind === 'text' && isTitleLine(first, second)
  if (first && (isHeading || isLine)) {
    blocks.shift()
    const title = report.accept(prose(300, 'The title'), plain(first.text), first)
    if (title) report.understand('title', title.split(/\s+/).length, first.at)
    return title
  }
  const outer = [property ?? '', nameWithoutEnding(name)].map((text) => text.trim()).find((text) => !NO_TITLE.test(text))
  const title = outer && report.accept(prose(300, 'The title'), outer, { at: 0, text: outer })
  if (title) report.understand('title', title.split(/\s+/).length, 0)
  return title
}

/** One line without a full stop, before another block. */
function isTitleLine({ text, isBold }: Block, next: Block | undefined): boolean {
  const line = plain(text)
  if (!next || line.includes('\n') || line.length > MAX_TITLE_LINE || /[.?!:;,]$/.test(line) || sectionOf(line)) return false
  return isBold === true || !/^(?:\d|Q)/.test(line)
}

const nameWithoutEnding = (name: string) =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[A-Za-z]{2,8}$/, '')
    .replaceAll(/[_]+/g, ' ')
