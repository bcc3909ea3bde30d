import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { type WeightLevel, weightLevel } from '#contract/syllabus/ledger-rules.ts'
import { paths } from '#web/platform/paths.ts'
import { Card } from '#web/ui/card.tsx'
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
    <HeatMapCard>
      <div aria-hidden="true">
        <div className="space-y-3 sm:space-y-2">
          {syllabus.papers.map(({ paper_id, short, lines }) => (
            <div key={paper_id} className="gap-3 sm:flex">
              <p lang={syllabus.language} className="text-sm font-medium max-sm:mb-1 sm:w-36 sm:shrink-0">
                {short}
              </p>
              <div lang={syllabus.language} className="flex flex-wrap gap-1">
                {lines.map((line) => (
                  <LineSquare
                    key={line.node_id}
                    line={line}
                    level={weightLevel(line.weight, heaviest)}
                    state={stateOf(line, figures.get(line.node_id), mayPractise)}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        <Legends />
      </div>
      <SyllabusTable syllabus={syllabus} figures={figures} heaviest={heaviest} />
    </HeatMapCard>
  )
}

export const HeatMapCard = ({ children }: { children: React.ReactNode }) => (
  <Card
    title="At a glance"
    intro="Each box is a line of the syllabus and leads to it: the wider, the more articles and past papers ask for it; the fuller, the more you know of it."
  >
    {children}
  </Card>
)

export const Legends = () => (
  <div className="mt-4 space-y-2 text-sm text-quiet">
    <Legend title="Weight" items={WEIGHTS.map((level) => ({ level, state: 'new', text: level }))} />
    <Legend title="Known" items={STATE_TEXTS.map(({ state, text }) => ({ level: 'low', state, text }))} />
  </div>
)

interface SquareProps {
  level: WeightLevel
  state: State
}

const Square = ({ level, state }: SquareProps) => <span className={clsx(SQUARE, WIDTHS[level], LOOKS[state])} />

/** The lists have the same links for keyboards and screen readers, so that this one never has the focus. */
const LineSquare = ({ line: { node_id, text }, level, state }: SquareProps & { line: SyllabusPart }) => (
  <Link
    to={paths.syllabusNode(node_id)}
    title={text}
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
    className={clsx(SQUARE, 'hover:outline-2 hover:outline-accent', WIDTHS[level], LOOKS[state])}
  />
)

const SQUARE = 'h-6 rounded-xs'

interface LegendProps {
  title: string
  items: (SquareProps & { text: string })[]
}

const Legend = ({ title, items }: LegendProps) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
    <span className="font-medium max-sm:w-full sm:w-16">{title}</span>
    {items.map(({ text, level, state }) => (
      <span key={text} className="inline-flex items-center gap-1.5">
        <Square level={level} state={state} />
        {text}
      </span>
    ))}
  </p>
)

const WIDTHS: Record<WeightLevel, string> = { none: 'w-6', low: 'w-6', medium: 'w-9', high: 'w-14' }
const WEIGHTS: WeightLevel[] = ['low', 'medium', 'high']

/** Borders distinguish shades without colours. */
const LOOKS: Record<State, string> = {
  none: 'border border-dashed border-line',
  new: 'border border-strong',
  begun: 'border border-accent bg-accent/20 forced-colors:border-2',
  half: 'border-2 border-accent bg-accent/50 forced-colors:border-4',
  known: 'border border-accent bg-accent forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none',
}

const STATE_TEXTS: { state: State; text: string }[] = [
  { state: 'none', text: 'no articles yet' },
  { state: 'new', text: 'not begun' },
  { state: 'begun', text: 'less than half' },
  { state: 'half', text: 'half or more' },
  { state: 'known', text: 'nearly all' },
]
