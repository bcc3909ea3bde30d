import type { ReactNode } from 'react'
import { MAX_CORRECTION } from '#contract/newsroom/correction-rules.ts'
import { FILL_IN, useSaid } from '#web/newsroom/article-form/field-mistakes.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import type { Mistake } from '#web/ui/json-editor/json-editor.tsx'

const EMPTY = { isOn: '', wrong: '', right: '' }

/** @param place the article with its revision */
export function useCorrection(place: string) {
  const draft = useDraft(`correction/${place}`, EMPTY)
  const { isOn, wrong, right } = draft.values
  return { ...draft, isOn: isOn !== '', given: isOn ? { wrong, right } : undefined }
}

interface CorrectionFieldsProps {
  correction: ReturnType<typeof useCorrection>
  mistakes: readonly Mistake[]
}

export const isOfCorrection = ({ path }: Mistake) => path.startsWith('correction')

/** Readers see the correction. */
export function CorrectionFields({ correction, mistakes }: CorrectionFieldsProps) {
  const { isOn, values, set } = correction
  return (
    <section aria-label="Correction" className="max-w-3xl space-y-4 rounded-card border border-line bg-surface px-4 py-2">
      <Switch
        label="This is a correction"
        hint="It stays listed in the article, everyone who has read the article is notified, and their cards are marked."
        checked={isOn}
        onToggle={() => set('isOn', isOn ? '' : 'yes')}
      />
      {isOn && (
        <div className="space-y-4 pb-3">
          {PARTS.map(({ name, label, hint }) => (
            <CorrectionField key={name} label={label} hint={hint} name={name} text={values[name]} mistakes={mistakes}>
              <TextArea
                data-path={`correction.${name}`}
                rows={2}
                maxLength={MAX_CORRECTION}
                value={values[name]}
                onChange={({ target }) => set(name, target.value)}
                className="field-sizing-content max-h-[40dvh] min-h-16"
              />
            </CorrectionField>
          ))}
        </div>
      )}
    </section>
  )
}

interface CorrectionFieldProps {
  name: string
  label: string
  hint: string
  text: string
  mistakes: readonly Mistake[]
  children: ReactNode
}

function CorrectionField({ name, label, hint, text, mistakes, children }: CorrectionFieldProps) {
  const found = mistakes.find(({ path }) => path === `correction.${name}`)
  const error = found && (text.trim() ? found.message : FILL_IN)
  useSaid(found?.path, `Correction, ${label}`, error)
  return (
    <Field label={label} hint={hint} error={error}>
      {children}
    </Field>
  )
}

const PARTS = [
  { name: 'wrong', label: 'What was wrong', hint: 'In English, for example: The summary said that the Court decided in 2018.' },
  { name: 'right', label: 'What is right', hint: 'For example: It decided in 2017.' },
] as const
