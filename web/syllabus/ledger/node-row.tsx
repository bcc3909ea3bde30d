import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { NodeFigures } from '#contract/syllabus/ledger.ts'
import { paths } from '#web/platform/paths.ts'
import { relativeTime } from '#web/platform/time/dates.ts'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { answersText, cardsText, finishedText, type SyllabusPart, writtenText } from './tree.ts'

interface NodeRowProps {
  node: SyllabusPart
  lang: Language
  figures: NodeFigures | undefined
  isPart?: boolean
  /** Its parts follow, with the same words. */
  hasParts?: boolean
}

export function NodeRow({ node, lang, figures, isPart = false, hasParts = false }: NodeRowProps) {
  return (
    <Link
      to={paths.syllabusNode(node.node_id)}
      className={`block py-3 pr-4 text-ink no-underline hover:bg-sunken ${isPart ? 'pl-10 text-sm' : 'pl-4'}`}
    >
      <span
        lang={lang}
        className={clsx('wrap-anywhere first-letter:uppercase', hasParts ? 'line-clamp-2' : 'block', !isPart && 'font-medium')}
      >
        {node.text}
      </span>
      <span className="mt-1 block">
        <QuietLine>
          {finishedText(node.published, figures)}
          {answersText(figures)}
          {cardsText(figures)}
          {writtenText(figures)}
          {figures && relativeTime(figures.last_touched)}
        </QuietLine>
      </span>
      {node.published > 0 && (
        <span className="mt-2 block">
          <ThinBar share={(figures?.finished ?? 0) / node.published} />
        </span>
      )}
    </Link>
  )
}
