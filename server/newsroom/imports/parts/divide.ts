import { type Block, lineAt, plain } from '../readers/document.ts'
import { type Section, sectionOf } from '../rules.ts'
import type { Report } from './report.ts'

export interface Division {
  /** `null`: before the first heading that the import knows. */
  section: Section | null
  heading: Block | null
  blocks: Block[]
}

/** In which headings and other text may stand. */
const PROSE = ['summary', 'analysis_text.past', 'analysis_text.present', 'analysis_text.future', 'analysis_text.content']
const MAINS = ['mains_model_answers', 'mains_answer', 'key_demands']
/** Words before a colon in a paragraph: `Summary: …`. */
const INLINE: string[] = [...PROSE, 'title', 'gs_paper_category']
const LABEL = /^\**([A-Za-z][A-Za-z ]{1,30}):\**\s+(?=\S)/
const MAX_BOLD_HEADING = 80

const isProse = (section: Section | null) => section === null || PROSE.includes(section)

/** By headings, in the order of the document. */
export function divide(blocks: readonly Block[], report: Report): Division[] {
  let open: Division = { section: null, heading: null, blocks: [] }
  const divisions = [open]
  const begin = (section: Section, heading: Block, first: Block[]) => {
    open = { section, heading, blocks: first }
    divisions.push(open)
  }
  for (const block of blocks.flatMap(dividedAtLabels)) {
    const labelled = labelledOf(block, open.section)
    const found = labelled ?? headingOf(block, open.section)
    if (!found) open.blocks.push(asHeading(block, open, report))
    else if (found.section === open.section && !MAINS.includes(found.section))
      open.blocks.push(...(found.first ?? [{ ...block, kind: 'heading' as const }]))
    else begin(found.section, block, found.first ?? [])
  }
  return divisions
}

/** Each line that begins with the name of a section is a paragraph. */
function dividedAtLabels(block: Block): Block[] {
  if (block.kind !== 'text' || !block.text.includes('\n')) return [block]
  const parts: Block[] = []
  for (const [index, line] of block.text.split('\n').entries()) {
    const last = parts.at(-1)
    if (last && !inlineSection(line)) last.text += `\n${line}`
    else parts.push({ ...block, text: line, at: lineAt(block, index) })
  }
  return parts
}

interface Found {
  section: Section
  /** Text that stands beside the name of the section. */
  first?: Block[]
}

function labelledOf(block: Block, current: Section | null): Found | undefined {
  const found = block.kind === 'text' && (current === null || INLINE.includes(current)) ? inlineSection(block.text) : undefined
  return found && { section: found.section, first: [{ ...block, text: block.text.slice(found.length) }] }
}

function inlineSection(text: string): { section: Section; length: number } | undefined {
  const [whole, name = ''] = LABEL.exec(text) ?? []
  const found = whole ? sectionOf(name) : undefined
  return whole && found && INLINE.includes(found.section) ? { section: found.section, length: whole.length } : undefined
}

function headingOf(block: Block, current: Section | null): Found | undefined {
  const isHeading =
    block.kind === 'heading' || (block.kind === 'text' && !block.text.includes('\n') && block.text.length <= MAX_BOLD_HEADING)
  const found = isHeading ? sectionOf(plain(block.text)) : undefined
  if (!found) return undefined
  const isInMains = current !== null && MAINS.includes(current)
  if (['mains_answer', 'key_demands'].includes(found.section) && !isInMains) return undefined
  // Without a heading's style, words after the name are a sentence.
  if (found.rest && block.kind !== 'heading') return undefined
  return found.rest ? { section: found.section, first: besides(block, found) } : { section: found.section }
}

/** `Past: from Ramsar to today` keeps its second half as a heading within. */
const besides = (block: Block, { section, rest }: { section: Section; rest: string }): Block[] => [
  { ...block, kind: isProse(section) ? 'heading' : 'text', text: rest },
]

function asHeading(block: Block, { section, heading, blocks }: Division, report: Report): Block {
  if (block.kind !== 'heading' || section === null) return block
  if (isProse(section))
    report.leave(block, `The import does not know this heading. It stays as a heading within ${nameOf(heading, section)}.`)
  else if (section !== 'potential_questions.prelims_quiz' && !MAINS.includes(section))
    report.leave(
      block,
      `The import does not know this heading. What follows was read as ${nameOf(heading, section)}${blocks.length ? '' : ', as nothing else stands there'}.`,
    )
  return block
}

const nameOf = (heading: Block | null, section: Section) => (heading ? plain(heading.text.split(':')[0] ?? '') : section)
