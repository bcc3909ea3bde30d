import { DIAGRAM_LIMITS } from '#contract/reading/provenance-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { type Path, valueAt } from './article-values.ts'
import { useFormContext } from './form-context.ts'
import { InEachLanguage, noTexts } from './in-each-language.tsx'
import { ItemList } from './item-list.tsx'
import { NumberField } from './number-field.tsx'

const { columns, rows, steps, bars, value } = DIAGRAM_LIMITS

const Amount = ({ of: { least, most } }: { of: { least: number; most: number } }) => (
  <p className="text-sm text-quiet">{`${least} to ${most}.`}</p>
)

export function TableFields({ path }: { path: Path }) {
  const { article } = useFormContext()
  const headings = valueAt(article, [...path, 'columns'])
  const wanted = Array.isArray(headings) ? headings.length : 0
  return (
    <>
      <ItemList title="Columns" noun="Column" path={[...path, 'columns']} empty={noTexts()} note={<Amount of={columns} />}>
        {(column) => <InEachLanguage path={column} label="Heading" />}
      </ItemList>
      <ItemList
        title="Rows"
        noun="Row"
        path={[...path, 'rows']}
        empty={Array.from({ length: wanted }, noTexts)}
        note={<Amount of={rows} />}
      >
        {(row) => (
          <ItemList title="Cells" noun="Cell" path={row} empty={noTexts()} note={<CellsNote row={row} wanted={wanted} />}>
            {(cell) => <InEachLanguage path={cell} label="Text" />}
          </ItemList>
        )}
      </ItemList>
    </>
  )
}

/** A row with other cells than columns is refused. */
function CellsNote({ row, wanted }: { row: Path; wanted: number }) {
  const { article, set } = useFormContext()
  const cells = valueAt(article, row)
  const listed: unknown[] = Array.isArray(cells) ? cells : []
  if (listed.length === wanted) return null
  const fitted = Array.from({ length: wanted }, (_, index) => listed[index] ?? noTexts())
  return (
    <>
      <p className="text-sm font-medium text-danger">{`${listed.length} of ${wanted} cells.`}</p>
      <Button variant="outline" size="sm" onClick={() => set(row, fitted)}>
        Make as many cells as columns
      </Button>
    </>
  )
}

export function FlowFields({ path }: { path: Path }) {
  return (
    <ItemList title="Steps" noun="Step" path={[...path, 'steps']} empty={{ label: noTexts() }} note={<Amount of={steps} />}>
      {(step) => (
        <>
          <InEachLanguage path={[...step, 'label']} label="Label" />
          <NoteFields path={[...step, 'note']} />
        </>
      )}
    </ItemList>
  )
}

/** An empty note would be refused. */
function NoteFields({ path }: { path: Path }) {
  const { article, set } = useFormContext()
  if (valueAt(article, path) === undefined)
    return (
      <Button variant="outline" size="sm" onClick={() => set(path, noTexts())}>
        Add a note
      </Button>
    )
  return (
    <>
      <InEachLanguage path={path} label="Note" rows={2} />
      <Button variant="outline" size="sm" onClick={() => set(path, undefined)}>
        Remove the note
      </Button>
    </>
  )
}

export function ChartFields({ path }: { path: Path }) {
  return (
    <>
      <InEachLanguage path={[...path, 'unit']} label="Unit" />
      <ItemList title="Bars" noun="Bar" path={[...path, 'bars']} empty={{ label: noTexts() }} note={<Amount of={bars} />}>
        {(bar) => (
          <>
            <InEachLanguage path={[...bar, 'label']} label="Label" />
            <NumberField label="Value" path={[...bar, 'value']} min={-value} max={value} step="any" />
          </>
        )}
      </ItemList>
    </>
  )
}
