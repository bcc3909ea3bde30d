import { ENGLISH_NAMES, TARGETS } from '#contract/languages.ts'
import type { Path } from './article-values.ts'
import { TextField } from './text-field.tsx'

export function TranslationFields({ path, label }: { path: Path; label: string }) {
  return TARGETS.map((target) => (
    <TextField
      key={target}
      label={`${label} in ${ENGLISH_NAMES[target]}, if translated`}
      path={[...path, 'translated', target]}
      rows={2}
      lang={target}
      isOptional
    />
  ))
}
