import { use } from 'react'
import { Button } from '#web/ui/button.tsx'
import { type Path, valueAt } from './article-values.ts'
import { ChoiceField } from './choice-field.tsx'
import { PlaceContext } from './field-mistakes.ts'
import { KindFields, SKETCH_KINDS, TextsOfFigure } from './figure-fields.tsx'
import { useFormContext } from './form-context.ts'
import { FormGroup } from './form-group.tsx'
import { noTexts } from './in-each-language.tsx'

const NEW_SKETCH = { kind: 'flow', caption: noTexts() }

/** Of a model answer: what a candidate could draw. */
export function SketchFields({ path }: { path: Path }) {
  const { article, set } = useFormContext()
  const places = use(PlaceContext)
  const isGiven = valueAt(article, path) !== undefined
  return (
    <FormGroup title="Sketch" path={path} count={isGiven ? 1 : 0}>
      {isGiven && (
        <PlaceContext value={[...places, 'Sketch']}>
          <ChoiceField label="Kind" path={[...path, 'kind']} choices={SKETCH_KINDS} />
          <KindFields path={path} />
          <TextsOfFigure path={path} />
        </PlaceContext>
      )}
      <Button variant="outline" onClick={() => set(path, isGiven ? undefined : NEW_SKETCH)}>
        {isGiven ? 'Remove the sketch' : 'Add a sketch'}
      </Button>
    </FormGroup>
  )
}
