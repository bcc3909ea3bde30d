import type { ReadingSetting, ReadingSettings } from '#contract/reading/reading-settings-rules.ts'

interface Group<Name extends ReadingSetting> {
  name: Name
  legend: string
  labels: Record<ReadingSettings[Name], string>
  hint?: string
}

const STEPS = { normal: 'Normal', wide: 'Wide', wider: 'Wider' }

/** Largest effect first. */
export const READING_GROUPS: { [Name in ReadingSetting]: Group<Name> }[ReadingSetting][] = [
  {
    name: 'face',
    legend: 'Font',
    labels: { serif: 'Serif', plain: 'Sans serif', opendyslexic: 'OpenDyslexic' },
    hint: 'OpenDyslexic works for English only.',
  },
  { name: 'lines', legend: 'Line spacing', labels: STEPS },
  { name: 'paragraphs', legend: 'Paragraph spacing', labels: STEPS },
  { name: 'words', legend: 'Word spacing', labels: STEPS },
  {
    name: 'letters',
    legend: 'Letter spacing',
    labels: STEPS,
    hint: 'English only.',
  },
  { name: 'measure', legend: 'Line length', labels: { narrow: 'Short', normal: 'Normal', wide: 'Long' } },
]
