import { KEY_DEMANDS, MAINS_MARKS, type MainsMarks, marksOf, totalMarks } from '#contract/newsroom/mains-rules.ts'
import { prose } from '#contract/text.ts'
import { type Block, plain } from '../readers/document.ts'
import type { Division } from './divide.ts'
import { entriesOf } from './list-entries.ts'
import { proseOf } from './prose.ts'
import type { Report } from './report.ts'

export interface PartialMains {
  question: string
  answer?: string
  marks?: MainsMarks
  key_demands?: { point: string; marks: number }[]
}

const MAX_MAINS = 20
const MARKS = /(\d{2,3})\s*marks?\b/i
const DEMAND_MARKS = /[\s([–—:-]*(\d{1,2}(?:\.5)?)\s*(?:marks?|m)?\s*[)\]]?\s*$/i

/** A question, then its model answer and key demands. What is missing is reported, the rest kept. */
export function mainsOf(divisions: readonly Division[], report: Report): PartialMains[] {
  const found: { mains: PartialMains; first: Block }[] = []
  for (const division of divisions) {
    const first = division.heading ?? division.blocks[0]
    if (!first) continue
    const open = found.at(-1)
    if (division.section === 'mains_model_answers') found.push(...questionsIn(division, report))
    else if (division.section === 'mains_answer' && open) addAnswer(open.mains, division, report)
    else if (division.section === 'key_demands' && open) addDemands(open.mains, division, report)
  }
  for (const { first } of found.slice(MAX_MAINS)) report.leave(first, `An article can have at most ${MAX_MAINS} mains questions.`)
  const kept = found.filter((_, index) => index < MAX_MAINS)
  for (const { mains, first } of kept) reportMissing(mains, first, report)
  const [one] = kept
  if (one) report.understand('mains_model_answers', kept.length, one.first.at)
  return kept.map(({ mains }) => mains)
}

/** Under one heading each numbered item is a question, else all of it is one. */
function questionsIn({ blocks }: Division, report: Report): { mains: PartialMains; first: Block }[] {
  const numbered = blocks.filter(({ kind, label }) => kind === 'item' && label && /^\d/.test(label))
  const groups = numbered.length > 1 ? numbered.map((block) => [block]) : [blocks]
  return groups.flatMap((group) => {
    const [first] = group
    if (!first) return []
    const text = plain(group.map((block) => block.text).join('\n')).replace(/^q(?:uestion)?\s*\d*\s*[.:)]\s*/i, '')
    const question = report.accept(prose(2000, 'A mains question'), text, { at: first.at, text })
    if (!question) return []
    const marks = MAINS_MARKS.find((one) => one === Number(MARKS.exec(text)?.[1]))
    return [{ mains: { question, ...(marks && { marks }) }, first }]
  })
}

function addAnswer(mains: PartialMains, { blocks }: Division, report: Report): void {
  const [first] = blocks
  if (!first) return
  const text = [mains.answer, proseOf(blocks, report)].filter(Boolean).join('\n\n')
  const answer = report.accept(prose(20_000, 'A model answer'), text, { at: first.at, text })
  if (answer) mains.answer = answer
}

/** `- Names the legal basis (3 marks)`, or a table of points and marks. */
function addDemands(mains: PartialMains, { blocks }: Division, report: Report): void {
  for (const { text, at } of entriesOf(blocks)) {
    const line = plain(text)
    const marks = Number(DEMAND_MARKS.exec(line)?.[1] ?? 0)
    const point = line.replace(DEMAND_MARKS, '').trim()
    if (!line || /^(?:key )?(?:demand|point)s?: marks$/i.test(line)) continue
    if (!marks || !point || point.length > 300)
      report.leave({ at, text: line }, 'A key demand has at most 300 characters and ends with its marks, such as “(2.5 marks)”.')
    else if ((mains.key_demands?.length ?? 0) === KEY_DEMANDS.most)
      report.leave({ at, text: line }, `A question can have at most ${KEY_DEMANDS.most} key demands.`)
    else mains.key_demands = [...(mains.key_demands ?? []), { point, marks }]
  }
}

function reportMissing(mains: PartialMains, first: Block, report: Report): void {
  const place = { at: first.at, text: mains.question }
  const { key_demands: demands = [] } = mains
  if (!mains.answer) report.leave(place, 'This mains question has no model answer. The rest of it is kept.')
  if (demands.length === 0) return
  const [total, expected] = [totalMarks(demands), marksOf(mains)]
  if (demands.length < KEY_DEMANDS.least)
    report.leave(
      place,
      `A question has ${KEY_DEMANDS.least} to ${KEY_DEMANDS.most} key demands or none; here are ${demands.length}.`,
    )
  else if (total !== expected)
    report.leave(place, `The marks of the key demands add up to ${total}, but the question has ${expected}.`)
}
