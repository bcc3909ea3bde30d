import { FIGURE_PLACES, MAP_AREAS, MAX_PROVENANCE } from '#contract/reading/provenance-rules.ts'
import { type Path, valueAt } from './article-values.ts'
import { ChoiceField } from './choice-field.tsx'
import { ChartFields, FlowFields, TableFields } from './diagram-fields.tsx'
import { useFormContext } from './form-context.ts'
import { InEachLanguage, noTexts } from './in-each-language.tsx'
import { ItemList } from './item-list.tsx'
import { MoveUp } from './move-up.tsx'
import { NumberField } from './number-field.tsx'
import { PictureField } from './picture-field.tsx'
import { SourceField } from './source-fields.tsx'

export const SKETCH_KINDS = [
  { value: 'table', name: 'Table' },
  { value: 'flow', name: 'Steps' },
  { value: 'chart', name: 'Bar chart' },
  { value: 'map', name: 'Map' },
]
const KINDS = [{ value: 'image', name: 'Picture' }, ...SKETCH_KINDS]
const PLACES: Record<(typeof FIGURE_PLACES)[number], string> = {
  summary: 'After the summary',
  past: 'After Past',
  present: 'After Present',
  future: 'After Future',
  content: 'After an analysis without parts',
}
const AREAS: Record<(typeof MAP_AREAS)[number], string> = { india: 'India', world: 'The world' }

const NEW_FIGURE = { kind: 'image', after: 'present', caption: noTexts() }

export function FigureFields() {
  return (
    <ItemList
      title="Figures"
      noun="Figure"
      path={['figures']}
      empty={NEW_FIGURE}
      note={<p className="text-sm text-quiet">{`At most ${MAX_PROVENANCE.figures}.`}</p>}
    >
      {(item) => (
        <>
          <MoveUp noun="figure" item={item} />
          <ChoiceField label="Kind" path={[...item, 'kind']} choices={KINDS} />
          <KindFields path={item} />
          <ChoiceField
            label="Place"
            path={[...item, 'after']}
            choices={FIGURE_PLACES.map((value) => ({ value, name: PLACES[value] }))}
          />
          <TextsOfFigure path={item} />
        </>
      )}
    </ItemList>
  )
}

export function KindFields({ path }: { path: Path }) {
  const { article } = useFormContext()
  const kind = valueAt(article, [...path, 'kind'])
  if (kind === 'map') return <MapFields path={path} />
  if (kind === 'table') return <TableFields path={path} />
  if (kind === 'flow') return <FlowFields path={path} />
  if (kind === 'chart') return <ChartFields path={path} />
  return <PictureField path={[...path, 'image']} />
}

/** Tables, steps and bars are read as they are. */
const NEEDS_ALT: unknown[] = ['image', 'map']

export function TextsOfFigure({ path }: { path: Path }) {
  const { article } = useFormContext()
  return (
    <>
      {NEEDS_ALT.includes(valueAt(article, [...path, 'kind'])) && (
        <InEachLanguage
          path={[...path, 'alt']}
          label="What it shows"
          hint="Read by screen readers, and shown if the figure cannot be loaded."
          rows={2}
        />
      )}
      <InEachLanguage path={[...path, 'caption']} label="Caption" rows={2} />
      <SourceField path={[...path, 'source']} isOptional />
    </>
  )
}

function MapFields({ path }: { path: Path }) {
  return (
    <>
      <ChoiceField label="Area" path={[...path, 'area']} choices={MAP_AREAS.map((value) => ({ value, name: AREAS[value] }))} />
      <ItemList title="Points" noun="Point" path={[...path, 'points']} empty={{ label: noTexts() }}>
        {(point) => (
          <>
            <InEachLanguage path={[...point, 'label']} label="Label" />
            <div className="flex flex-wrap gap-3">
              <NumberField label="Latitude, north positive" path={[...point, 'latitude']} min={-90} max={90} step="any" />
              <NumberField label="Longitude, east positive" path={[...point, 'longitude']} min={-180} max={180} step="any" />
            </div>
          </>
        )}
      </ItemList>
    </>
  )
}
