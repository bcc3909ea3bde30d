import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import { marksText } from '#contract/practice/mock-test-rules.ts'
import * as m from '#messages/practice/mock-tests/result.ts'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import type { MockResult } from '../api.ts'
import { LineName } from '../line-name.tsx'
import { MISTAKE_NAMES } from '../names.ts'

type Part = { right: number; wrong: number; left_out: number; marks_hundredths: number }

interface Row extends Part {
  key: string
  name: ReactNode
}

interface MarksProps {
  caption: string
  /** The first column's head. */
  first: string
  rows: readonly Row[]
  /** Long names have their own line on phones. */
  isLong?: boolean
}

/** Fits a phone (mock-tests.css). */
function Marks({ caption, first, rows, isLong = false }: MarksProps) {
  return (
    <table className={`marks-table w-full border-collapse text-start max-sm:text-sm ${isLong ? 'marks-table-long' : ''}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-strong text-sm text-quiet max-sm:text-xs">
        <tr>
          <th scope="col" className="py-1.5 pe-2 font-semibold">
            {first}
          </th>
          {[m.right, m.wrong, m.leftOut, m.marks].map((name) => (
            <th key={name} scope="col" className="py-1.5 ps-2 text-end font-semibold sm:ps-4 sm:whitespace-nowrap">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, right, wrong, left_out, marks_hundredths }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-2 pe-2 font-normal wrap-anywhere">
              {name}
            </th>
            {[right, wrong, left_out, marksText(marks_hundredths)].map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their places
              <td key={place} className="py-2 ps-2 text-end tabular-nums sm:ps-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const ByPaper = ({ parts }: { parts: MockResult['by_paper'] }) => (
  <Card title={m.byPaper}>
    <Marks
      caption={m.marksByPaper}
      first={m.paper}
      rows={parts.map((part) => ({ ...part, key: part.paper, name: <PaperTag paper={part.paper} /> }))}
    />
  </Card>
)

/** Most lost first. */
export function ByNode({ parts, language }: { parts: MockResult['by_node']; language: Language }) {
  const rows = [...parts].sort((a, b) => b.wrong + b.left_out - (a.wrong + a.left_out))
  return (
    <Card title={m.byTopic} intro={m.byTopicIntro}>
      <Fold summary={m.topicCount({ count: parts.length })}>
        <Marks
          caption={m.marksByTopic}
          first={m.topic}
          isLong
          rows={rows.map((part) => {
            const { node } = part
            return { ...part, key: node.node_id, name: <LineName node={node} language={language} /> }
          })}
        />
      </Fold>
    </Card>
  )
}

export const ByMistake = ({ parts }: { parts: MockResult['by_mistake'] }) => (
  <Card title={m.whyLost} intro={m.whyLostIntro}>
    <ul className="divide-y divide-line">
      {parts.map(({ mistake, questions, lost_hundredths }) => (
        <li key={mistake} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>{MISTAKE_NAMES[mistake]}</span>
          <span className="tabular-nums">{m.lost({ questions, marks: marksText(lost_hundredths) })}</span>
        </li>
      ))}
    </ul>
  </Card>
)
