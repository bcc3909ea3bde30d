import { Plus, Trash2 } from 'lucide-react'
import { use } from 'react'
import { pathOf } from '#contract/field-path.ts'
import { ENGLISH_NAMES, TARGETS, type Target } from '#contract/languages.ts'
import { IN_NEWS_KINDS, MAX_IN_NEWS } from '#contract/reading/provenance-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { type Bag, type Path, valueAt } from './article-values.ts'
import { ChoiceField } from './choice-field.tsx'
import { PlaceContext, useMistake } from './field-mistakes.ts'
import { useFormContext } from './form-context.ts'
import { FormGroup } from './form-group.tsx'
import { newItem } from './in-news-values.ts'
import { MoveUp } from './move-up.tsx'
import { NumberField } from './number-field.tsx'
import { SourceFields } from './source-fields.tsx'
import { SyllabusPicker } from './syllabus-picker.tsx'
import { TextField } from './text-field.tsx'

const LIST = ['in_news']
const KINDS = Object.entries(IN_NEWS_KINDS).map(([value, name]) => ({ value, name }))

export function InNewsFields() {
  const { article, set } = useFormContext()
  const error = useMistake({ path: LIST, label: 'Items' })
  const items = valueAt(article, LIST) as Bag[]
  return (
    <div className="space-y-3">
      {items.map((item, index) => (
        <ItemGroup key={String(item.key)} item={item} index={index} />
      ))}
      <FieldError id="in-news-error">{error}</FieldError>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" data-path={pathOf(LIST)} onClick={() => set([...LIST, items.length], newItem())}>
          <Plus aria-hidden="true" className="size-5" />
          Add item
        </Button>
        <p className="text-sm text-quiet">{`At most ${MAX_IN_NEWS}.`}</p>
      </div>
    </div>
  )
}

function ItemGroup({ item, index }: { item: Bag; index: number }) {
  const { removeItem } = useFormContext()
  const path = [...LIST, index]
  const itself = [...path, 'item_id']
  const error = useMistake({ path: itself, label: `Item ${index + 1}` })
  const kind = KINDS.find(({ value }) => value === item.kind)?.name ?? ''
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{`Item ${index + 1}`}</legend>
      <FormGroup title={`${index + 1}. ${item.name || 'New item'}`} path={path} count={kind} startsOpen={!item.name}>
        <PlaceContext value={[`Item ${index + 1}`]}>
          <ItemFields path={path} kind={item.kind} />
        </PlaceContext>
        <FieldError id={`item-error-${index}`}>{error}</FieldError>
        <div className="flex flex-wrap gap-3">
          <MoveUp noun="item" item={path} />
          <Button variant="outline" size="sm" data-path={pathOf(itself)} onClick={() => removeItem(LIST, index)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Delete<span className="sr-only">{` item ${index + 1}`}</span>
          </Button>
        </div>
      </FormGroup>
    </fieldset>
  )
}

function ItemFields({ path, kind }: { path: Path; kind: unknown }) {
  return (
    <>
      <ChoiceField label="Kind of item" path={[...path, 'kind']} choices={KINDS} />
      <TextField label="Name" path={[...path, 'name']} />
      <TextField label="Text" path={[...path, 'text']} rows={3} hint="What it is, and why it was in the news." />
      {kind === 'report' && (
        <TextField label="Rank" path={[...path, 'rank']} hint="Such as: India 131st of 193. May be left blank." isOptional />
      )}
      {kind === 'place' && (
        <div className="flex flex-wrap gap-3">
          <NumberField label="Latitude, north positive" path={[...path, 'point', 'latitude']} min={-90} max={90} step="any" />
          <NumberField label="Longitude, east positive" path={[...path, 'point', 'longitude']} min={-180} max={180} step="any" />
        </div>
      )}
      <SyllabusPicker path={[...path, 'syllabus']} hint="One or more lines of the syllabus." />
      <SourceGroup path={[...path, 'source']} />
      {TARGETS.map((target) => (
        <TranslationGroup key={target} path={[...path, 'translated', target]} target={target} kind={kind} />
      ))}
    </>
  )
}

function SourceGroup({ path }: { path: Path }) {
  const { article } = useFormContext()
  const places = use(PlaceContext)
  const title = valueAt(article, [...path, 'title'])
  return (
    <FormGroup title="Source" path={path} count={String(title ?? '')} startsOpen={!title}>
      <PlaceContext value={[...places, 'Source']}>
        <SourceFields path={path} />
      </PlaceContext>
    </FormGroup>
  )
}

function TranslationGroup({ path, target, kind }: { path: Path; target: Target; kind: unknown }) {
  const { article } = useFormContext()
  const language = ENGLISH_NAMES[target]
  const isTranslated = Boolean(valueAt(article, [...path, 'name']))
  return (
    <FormGroup title={`In ${language}`} path={path} count={isTranslated ? 'translated' : 'not translated'}>
      <TextField label={`Name in ${language}`} path={[...path, 'name']} lang={target} isOptional />
      <TextField label={`Text in ${language}`} path={[...path, 'text']} rows={3} lang={target} isOptional />
      {kind === 'report' && <TextField label={`Rank in ${language}`} path={[...path, 'rank']} lang={target} isOptional />}
    </FormGroup>
  )
}
