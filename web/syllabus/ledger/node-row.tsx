import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { NodeFigures } from '#contract/syllabus/ledger.ts'
import { TEXTS as LEDGER_TEXTS } from '#messages/all/reading-language/ledger.ts'
import { LANGUAGE } from '#messages/language.ts'
import * as m from '#messages/syllabus/ledger.ts'
import { paths } from '#web/platform/paths.ts'
import { relativeTime } from '#web/platform/time/dates.ts'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { finishedText, inCapital, practiceTexts, type SyllabusPart } from './tree.ts'

interface NodeRowProps {
  node: SyllabusPart
  lang: Language
  figures: NodeFigures | undefined
  /** On the page of the node. */
  parts?: number
}

export function NodeRow({ node, lang, figures, parts = 0 }: NodeRowProps) {
  return (
    <Link to={paths.syllabusNode(node.node_id)} className="block px-4 py-3 text-ink no-underline hover:bg-sunken">
      <span lang={lang} className="line-clamp-3 font-medium wrap-anywhere">
        {inCapital(node.text)}
      </span>
      <span lang={lang} className="mt-1 block">
        <QuietLine>
          {finishedText(node.published, figures, lang)}
          {practiceTexts(figures, lang)}
          {parts > 0 && LEDGER_TEXTS[lang].parts({ count: parts })}
          {figures && lang === LANGUAGE && touchedText(figures)}
        </QuietLine>
      </span>
      {figures !== undefined && figures.finished > 0 && (
        <span className="mt-2 block">
          <ThinBar share={figures.finished / node.published} />
        </span>
      )}
    </Link>
  )
}

/** `Last studied 3 hours ago` */
const touchedText = ({ last_touched }: NodeFigures) =>
  m.lastStudiedAt({ time: relativeTime(last_touched).replace(/^Just/, 'just') })
