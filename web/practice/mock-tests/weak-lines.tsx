import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { lineTestSize } from '#contract/practice/weak-lines.ts'
import type { SyllabusLine } from '#contract/syllabus/lines.ts'
import * as m from '#messages/practice/mock-tests.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { LineName } from './line-name.tsx'
import { LinkedRows } from './linked-rows.tsx'

const SHOWN = 2

interface WeakLinesProps {
  lines: readonly { node: SyllabusLine; hint?: string }[]
  missed: number
  language: Language
}

export function WeakLines({ lines, missed, language }: WeakLinesProps) {
  if (lines.length === 0) return null
  const questions = lineTestSize(missed)
  const ids = lines.map(({ node }) => node.node_id)
  const rows = lines.map(({ node, hint }) => ({
    to: paths.syllabusNode(node.node_id),
    text: <LineName node={node} language={language} />,
    hint,
  }))
  // A single one is not worth a press.
  const shown = rows.length > SHOWN + 1 ? SHOWN : rows.length
  return (
    <div className="print:hidden">
      <h3 className="font-semibold">{m.topicsToWorkOn({ count: lines.length })}</h3>
      <LinkedRows rows={rows.slice(0, shown)} />
      {shown < rows.length && (
        <Fold summary={m.moreTopics({ count: rows.length - shown })} open={false}>
          <LinkedRows rows={rows.slice(shown)} />
        </Fold>
      )}
      <Link to={paths.testOf(ids, questions)} className={buttonStyle({ variant: 'outline', className: 'max-sm:w-full' })}>
        {m.testTopics({ count: lines.length, questions })}
      </Link>
    </div>
  )
}
