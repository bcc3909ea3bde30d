import { FlashcardUpload } from '#contract/newsroom/upload/study-upload.ts'
import { type Block, plain } from '../readers/document.ts'
import { entriesOf, rowsOf } from './list-entries.ts'
import { upTo } from './lists.ts'
import type { Report } from './report.ts'

interface Card {
  at: number
  front: string
  back: string
}

const MAX_CARDS = 200
const FRONT = /^(?:\d{1,3}[.)]\s*)?(?:q(?:uestion)?|front)\s*\d{0,3}\s*[.:)–-]\s*/i
const BACK = /^(?:a(?:ns(?:wer)?)?|back)\s*\d{0,3}\s*[.:)–-]\s*/i
const COLUMNS = [/front|question|^q$/i, /back|answer|^a$/i]

/** Pairs of `Q:` and `A:`, or a table of two columns. */
export function flashcardsOf(blocks: readonly Block[], report: Report) {
  const cards = blocks.flatMap((block) => (block.kind === 'table' ? rowsOf(block, COLUMNS).map(ofRow) : []))
  let open: Card | undefined
  for (const { text, at } of entriesOf(blocks.filter(({ kind }) => kind !== 'table'))) {
    const line = plain(text)
    if (FRONT.test(line)) {
      open = { at, front: line.replace(FRONT, ''), back: '' }
      cards.push(open)
    } else if (open && BACK.test(line)) open.back = joined(open.back, line.replace(BACK, ''))
    else if (open?.back) open.back = joined(open.back, line)
    else if (open) open.front = joined(open.front, line)
    else if (line) report.leave({ at, text: line }, 'This is neither the “Q:” nor the “A:” of a flashcard.')
  }
  return upTo(MAX_CARDS, cards, report, `An article can have at most ${MAX_CARDS} flashcards.`).flatMap((card) => {
    const { at, front, back } = card
    const text = [front, back].filter(Boolean).join(' — ')
    if (front && back) return report.accept(FlashcardUpload, { front, back }, { at, text }) ?? []
    report.leave({ at, text }, front ? 'This flashcard has no answer (“A:”).' : 'This flashcard has no question (“Q:”).')
    return []
  })
}

const ofRow = ({ cells: [front = '', back = ''], at }: { cells: string[]; at: number }): Card => ({ at, front, back })

const joined = (text: string, line: string) => (text && line ? `${text}\n${line}` : text || line)
