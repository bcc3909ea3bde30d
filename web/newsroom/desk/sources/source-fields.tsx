import { MAX_LICENCE, MAX_PUBLISHER, MAX_SOURCE_TITLE } from '#contract/newsroom/sources/source-rules.ts'
import type { Source } from '#contract/newsroom/sources.ts'
import { Field, Input } from '#web/ui/form/field.tsx'

interface SourceFieldsProps {
  source?: Pick<Source, 'title' | 'publisher' | 'licence'>
  errorOf: (name: string) => string | undefined
}

export function SourceFields({ source, errorOf }: SourceFieldsProps) {
  return (
    <>
      <Field label="Title" error={errorOf('title')}>
        <Input name="title" defaultValue={source?.title} maxLength={MAX_SOURCE_TITLE} autoComplete="off" />
      </Field>
      <Field label="Publisher" hint="Such as PIB or RBI. May stay empty." error={errorOf('publisher')}>
        <Input name="publisher" defaultValue={source?.publisher} maxLength={MAX_PUBLISHER} autoComplete="off" />
      </Field>
      <Field label="Licence note" hint="What may be reused, such as “GODL-India” or “quote only”." error={errorOf('licence')}>
        <Input name="licence" defaultValue={source?.licence} maxLength={MAX_LICENCE} autoComplete="off" />
      </Field>
    </>
  )
}

export const SOURCE_FIELDS = { title: 'title', publisher: 'publisher', licence: 'licence' }
export const NO_SOURCE_TITLE = 'Please enter a title'
