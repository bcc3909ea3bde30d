import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { lineTestSize } from '#contract/practice/weak-lines.ts'
import type { SyllabusLine } from '#contract/syllabus/lines.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { LineName } from './line-name.tsx'

interface WeakLinesProps {
  lines: readonly { node: SyllabusLine; hint?: string }[]
  missed: number
  language: Language
}

export function WeakLines({ lines, missed, language }: WeakLinesProps) {
  if (lines.length === 0) return null
  const questions = lineTestSize(missed)
  const ids = lines.map(({ node }) => node.node_id)
  return (
    <div className="print:hidden">
      <h3 className="font-semibold">{lines.length === 1 ? 'The line to work on' : 'Lines to work on'}</h3>
      <ul className="my-2 divide-y divide-line border-y border-line">
        {lines.map(({ node, hint }) => (
          <li key={node.node_id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2">
            <Link
              to={paths.syllabusNode(node.node_id)}
              className="min-w-0 text-accent underline underline-offset-4 wrap-anywhere"
            >
              <LineName node={node} language={language} />
            </Link>
            {hint && <span className="text-sm text-quiet tabular-nums">{hint}</span>}
          </li>
        ))}
      </ul>
      <Link to={paths.testOf(ids, questions)} className={buttonStyle({ variant: 'outline', className: 'max-sm:w-full' })}>
        {`Test ${lines.length === 1 ? 'this line' : 'these lines'} (${questions} questions)`}
      </Link>
    </div>
  )
}
