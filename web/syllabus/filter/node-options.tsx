import { cutText } from '#contract/cut-text.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'

const LONGEST = 90
/** Of a line before one of its parts. */
const LONGEST_ABOVE = 24

/** Options of a select element: each paper with its lines and their parts. */
export function NodeOptions({ syllabus, withPapers = false }: { syllabus: Syllabus; withPapers?: boolean }) {
  return syllabus.papers.map(({ paper_id, short, lines }) => (
    <optgroup key={paper_id} label={short}>
      {withPapers && <option value={paper_id}>{`All of ${short}`}</option>}
      {lines.flatMap((line) => [
        <option key={line.node_id} value={line.node_id}>
          {cut(line.text)}
        </option>,
        ...line.parts.map(({ node_id, text }) => (
          <option key={node_id} value={node_id}>
            {`${cut(line.text, LONGEST_ABOVE)} › ${cut(text)}`}
          </option>
        )),
      ])}
    </optgroup>
  ))
}

/** Some lines are paragraphs; a select element cannot wrap them. */
const cut = (text: string, longest = LONGEST) => (text.length <= longest ? text : `${cutText(text, longest).trimEnd()}…`)
