import { clsx } from 'clsx'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { type Coverage, coverageOf, type FiguresById } from './tree.ts'

export function HeatMap({ syllabus, figures }: { syllabus: Syllabus; figures: FiguresById }) {
  return (
    <Card
      title="At a glance"
      intro="Each square is a line of the syllabus. The fuller it is, the more of its articles you have read."
    >
      <figure aria-hidden="true" lang={syllabus.language}>
        <div className="space-y-3 sm:space-y-2">
          {syllabus.papers.map(({ paper_id, short, lines }) => (
            <div key={paper_id} className="gap-3 sm:flex">
              <p className="text-sm font-medium max-sm:mb-1 sm:w-36 sm:shrink-0">{short}</p>
              <div className="flex flex-wrap gap-1">
                {lines.map(({ node_id, text, published }) => (
                  <span
                    key={node_id}
                    title={text}
                    className={clsx('size-5 rounded-xs', LOOKS[coverageOf(published, figures.get(node_id))])}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        <figcaption lang="en" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
          {LEGEND.map(({ coverage, text }) => (
            <span key={text} className="inline-flex items-center gap-1.5">
              <span className={clsx('size-4 rounded-xs', LOOKS[coverage])} />
              {text}
            </span>
          ))}
        </figcaption>
      </figure>
      <DataTable
        caption="The syllabus by line: articles read, answers right, cards known"
        columns={['Line', 'Read', 'Right', 'Cards']}
        rows={rowsOf(syllabus, figures)}
        headLang={syllabus.language}
      />
    </Card>
  )
}

/** Borders distinguish shades without colours. */
const LOOKS: Record<Coverage, string> = {
  none: 'border border-dashed border-line',
  unread: 'border border-strong',
  begun: 'border border-accent bg-accent/20 forced-colors:border-2',
  half: 'border-2 border-accent bg-accent/50 forced-colors:border-4',
  all: 'border border-accent bg-accent forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none',
}

const LEGEND: { coverage: Coverage; text: string }[] = [
  { coverage: 'none', text: 'no articles yet' },
  { coverage: 'unread', text: 'nothing read' },
  { coverage: 'begun', text: 'less than half' },
  { coverage: 'half', text: 'half or more' },
  { coverage: 'all', text: 'all read' },
]

/** `3 of 12` */
const share = (some: number, all: number) => (all === 0 ? '–' : `${some} of ${all}`)

const rowsOf = ({ papers }: Syllabus, figures: FiguresById) =>
  papers.flatMap(({ short, lines }) =>
    lines.map(({ node_id, text, published }) => {
      const { read = 0, answered = 0, answered_right = 0, cards = 0, known = 0 } = figures.get(node_id) ?? {}
      return [`${short}: ${text}`, share(read, published), share(answered_right, answered), share(known, cards)]
    }),
  )
