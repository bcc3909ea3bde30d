import { cutText } from '#contract/cut-text.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import * as m from '#messages/syllabus/filter.ts'
import { inCapital } from '#web/syllabus/ledger/tree.ts'

const LONGEST = 60

export function NodeOptions({ syllabus, withPapers = false }: { syllabus: Syllabus; withPapers?: boolean }) {
  return syllabus.papers.map(({ paper_id, short, lines }) => (
    <optgroup key={paper_id} label={short}>
      {withPapers && <option value={paper_id}>{m.allOf({ paper: short })}</option>}
      {lines.flatMap((line) => [
        <option key={line.node_id} value={line.node_id}>
          {cut(line.text)}
        </option>,
        ...line.parts.map(({ node_id, text }) => (
          <option key={node_id} value={node_id}>
            {`${inCapital(cut(text))} (${short})`}
          </option>
        )),
      ])}
    </optgroup>
  ))
}

/** Select elements cannot wrap paragraphs. */
const cut = (text: string) => (text.length <= LONGEST ? text : `${cutText(text, LONGEST).trimEnd()}…`)
