import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { type WeightLevel, weightLevel } from '#contract/syllabus/ledger-rules.ts'
import * as m from '#messages/syllabus/ledger.ts'
import { paths } from '#web/platform/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { SyllabusTable } from './syllabus-table.tsx'
import { type FiguresById, heaviestOf, type State, type SyllabusPart, stateOf } from './tree.ts'

interface HeatMapProps {
  syllabus: Syllabus
  figures: FiguresById
  mayPractise: boolean
}

export function HeatMap({ syllabus, figures, mayPractise }: HeatMapProps) {
  const heaviest = heaviestOf(syllabus)
  return (
    <HeatMapCard
      map={syllabus.papers.map((paper) => (
        <MapRow key={paper.paper_id} name={<span lang={syllabus.language}>{paper.short}</span>}>
          <PaperSquares
            lang={syllabus.language}
            squares={paper.lines.map((line) => ({
              line,
              level: weightLevel(line.weight, heaviest),
              state: stateOf(line, figures.get(line.node_id), mayPractise),
            }))}
          />
        </MapRow>
      ))}
    >
      <SyllabusTable syllabus={syllabus} figures={figures} heaviest={heaviest} />
    </HeatMapCard>
  )
}

export const HeatMapCard = ({ map, children }: { map: ReactNode; children: ReactNode }) => (
  <Card title={m.atAGlance}>
    <Fold summary={m.map}>
      <p className="mb-4 text-sm text-quiet">{m.aboutMap}</p>
      <div aria-hidden="true">
        <div className="space-y-3 sm:space-y-2">{map}</div>
        <Legend />
      </div>
    </Fold>
    {children}
  </Card>
)

export const MapRow = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="gap-3 sm:flex">
    <p className="text-sm font-medium max-sm:mb-1 sm:w-36 sm:shrink-0">{name}</p>
    <div className="min-w-0">{children}</div>
  </div>
)

interface SquareProps {
  level: WeightLevel
  state: State
}

interface LineSquareProps extends SquareProps {
  line: SyllabusPart
}

/** On a touch screen, which has no tooltips, the first tap names the topic. */
function PaperSquares({ squares, lang }: { squares: LineSquareProps[]; lang: Language }) {
  const [named, setNamed] = useState<SyllabusPart>()
  return (
    <>
      <div lang={lang} className="flex flex-wrap gap-1">
        {squares.map((square) => (
          <LineSquare
            key={square.line.node_id}
            {...square}
            isNamed={named?.node_id === square.line.node_id}
            onTap={() => setNamed(square.line)}
          />
        ))}
      </div>
      {named && (
        <Link
          to={paths.syllabusNode(named.node_id)}
          lang={lang}
          tabIndex={-1}
          className="mt-1 block py-2 text-sm wrap-anywhere first-letter:uppercase"
        >
          {named.text}
        </Link>
      )}
    </>
  )
}

/** The lists have the same links for keyboards and screen readers, so that this one never has the focus. */
const LineSquare = ({ line, level, state, isNamed, onTap }: LineSquareProps & { isNamed: boolean; onTap: () => void }) => (
  <Link
    to={paths.syllabusNode(line.node_id)}
    title={line.text}
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
    onClick={(event) => {
      if (isNamed || !matchMedia('(hover: none)').matches) return
      event.preventDefault()
      onTap()
    }}
    className={clsx(
      SQUARE,
      'hover:outline-2 hover:outline-accent',
      isNamed && 'outline-2 outline-accent',
      WIDTHS[level],
      LOOKS[state],
    )}
  />
)

const SQUARE = 'h-8 rounded-xs'

const Legend = () => (
  <p className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 text-sm text-quiet sm:flex sm:flex-wrap">
    {STATE_TEXTS.map(({ state, text }) => (
      <span key={text} className="inline-flex items-center gap-2">
        <span className={clsx(SQUARE, 'w-8 shrink-0', LOOKS[state])} />
        {text}
      </span>
    ))}
  </p>
)

const WIDTHS: Record<WeightLevel, string> = { none: 'w-8', low: 'w-8', medium: 'w-12', high: 'w-18' }

/** Borders distinguish shades without colours. */
const LOOKS: Record<State, string> = {
  none: 'border border-dashed border-strong',
  new: 'border border-strong',
  begun: 'border border-accent bg-accent/20 forced-colors:border-2',
  half: 'border-2 border-accent bg-accent/50 forced-colors:border-4',
  known: 'border border-accent bg-accent forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none',
}

const STATE_TEXTS: { state: State; text: string }[] = [
  { state: 'none', text: m.noArticles },
  { state: 'new', text: m.notBegun },
  { state: 'begun', text: m.lessThanHalf },
  { state: 'half', text: m.halfOrMore },
  { state: 'known', text: m.nearlyAll },
]
