import { pathOf } from '#contract/field-path.ts'
import { ENGLISH_NAMES, type Target } from '#contract/languages.ts'
import { KEY_DEMANDS, MAINS_MARKS, marksOf, totalMarks, USUAL_MARKS } from '#contract/newsroom/mains-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { isBag, type Path, valueAt } from './article-values.ts'
import { CHOOSE, useMistake } from './field-mistakes.ts'
import { useFormContext } from './form-context.ts'
import { ItemList } from './item-list.tsx'
import { SketchFields } from './sketch-fields.tsx'
import { ValueBoxFields } from './study-fields.tsx'
import { SyllabusPicker } from './syllabus-picker.tsx'
import { TextField } from './text-field.tsx'
import { TranslationGroups } from './translation-group.tsx'

export function MainsFields({ path }: { path: Path }) {
  return (
    <>
      <TextField label="Question" path={[...path, 'question']} rows={2} />
      <TextField label="Model answer" path={[...path, 'answer']} rows={8} />
      <div className="max-w-sm">
        <MainsMarksField path={[...path, 'marks']} />
      </div>
      <ItemList
        title="Key demands"
        noun="Key demand"
        path={[...path, 'key_demands']}
        empty={{ point: '' }}
        note={<MarksNote path={path} />}
        isCompact
      >
        {(item, remove) => (
          <div className="flex flex-wrap gap-3">
            <div className="min-w-0 flex-1 max-sm:w-full">
              <TextField label={`Point ${Number(item.at(-1)) + 1}`} path={[...item, 'point']} rows={2} />
            </div>
            <DemandMarksField path={[...item, 'marks']} />
            <div className="mt-8">{remove}</div>
          </div>
        )}
      </ItemList>
      <TranslatedMains path={path} />
      <ValueBoxFields path={path} />
      <SketchFields path={[...path, 'sketch']} />
      <SyllabusPicker path={[...path, 'syllabus']} within={['syllabus']} />
    </>
  )
}

function TranslatedMains({ path }: { path: Path }) {
  const { article } = useFormContext()
  const demands = valueAt(article, [...path, 'key_demands'])
  const count = Array.isArray(demands) ? demands.length : 0
  const empty = { question: '', answer: '', ...(count > 0 && { key_demands: Array(count).fill('') }) }
  return (
    <TranslationGroups path={path} empty={empty} lists={['key_demands']}>
      {(translation, lang) => (
        <>
          <TextField label={`Question in ${ENGLISH_NAMES[lang]}`} path={[...translation, 'question']} rows={2} lang={lang} />
          <TextField label={`Model answer in ${ENGLISH_NAMES[lang]}`} path={[...translation, 'answer']} rows={8} lang={lang} />
          <TranslatedPoints path={[...translation, 'key_demands']} count={count} lang={lang} />
        </>
      )}
    </TranslationGroups>
  )
}

/** As many as in English; those beyond can be removed. */
function TranslatedPoints({ path, count, lang }: { path: Path; count: number; lang: Target }) {
  const { article, removeItem } = useFormContext()
  const points = valueAt(article, path)
  const given = Array.isArray(points) ? points.length : 0
  return Array.from({ length: Math.max(count, given) }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: points have no ids; their fields have no state
    <div key={place} className="space-y-2">
      <TextField label={`Point ${place + 1} in ${ENGLISH_NAMES[lang]}`} path={[...path, place]} rows={2} lang={lang} />
      {given > count && (
        <Button variant="ghost" size="sm" onClick={() => removeItem(path, place)}>{`Remove point ${place + 1}`}</Button>
      )}
    </div>
  ))
}

/** The sum of the key demands, and the expected sum. */
function MarksNote({ path }: { path: Path }) {
  const { article } = useFormContext()
  const listed = valueAt(article, [...path, 'key_demands'])
  const given = valueAt(article, [...path, 'marks'])
  const wanted = marksOf({ marks: MAINS_MARKS.find((marks) => marks === given) })
  const total = totalMarks(Array.isArray(listed) ? listed.map(marksOfDemand) : [])
  return (
    <p className="text-sm text-quiet tabular-nums">
      {total > 0 && (
        <span className={total === wanted ? undefined : 'font-medium text-danger'}>{`${total} of ${wanted} marks. `}</span>
      )}
      {`${KEY_DEMANDS.least} to ${KEY_DEMANDS.most} points whose marks add up to ${wanted}.`}
    </p>
  )
}

const marksOfDemand = (demand: unknown) => ({ marks: isBag(demand) && typeof demand.marks === 'number' ? demand.marks : 0 })

function MainsMarksField({ path }: { path: Path }) {
  const { value, name, error, set } = useMarks(path, CHOOSE)
  const isKnown = MAINS_MARKS.some((marks) => marks === value)
  return (
    <Field label="Marks" error={error}>
      <Select
        data-path={name}
        value={isKnown ? String(value) : ''}
        onChange={({ target }) => set(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{value === undefined || isKnown ? `Not given, counts as ${USUAL_MARKS}` : String(value)}</option>
        {MAINS_MARKS.map((marks) => (
          <option key={marks}>{marks}</option>
        ))}
      </Select>
    </Field>
  )
}

function DemandMarksField({ path }: { path: Path }) {
  const { value, name, error, set } = useMarks(path, `Enter marks above 0, in steps of ${KEY_DEMANDS.step}`)
  return (
    <Field label="Marks" error={error}>
      <Input
        className="max-w-24"
        data-path={name}
        type="number"
        inputMode="decimal"
        min={KEY_DEMANDS.step}
        step={KEY_DEMANDS.step}
        value={value === undefined || value === null ? '' : String(value)}
        onChange={({ target }) => set(target.value === '' ? undefined : target.valueAsNumber)}
      />
    </Field>
  )
}

function useMarks(path: Path, wanted: string) {
  const { article, set } = useFormContext()
  return {
    value: valueAt(article, path),
    name: pathOf(path),
    error: useMistake({ path, label: 'Marks', inWords: () => wanted }),
    set: (marks: number | undefined) => set(path, marks),
  }
}
