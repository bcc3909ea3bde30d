import { TARGETS_IN_WORDS } from '#contract/languages.ts'
import type { ReadingSetting, ReadingSettings } from '#contract/reading/reading-settings-rules.ts'

interface Group<Name extends ReadingSetting> {
  name: Name
  legend: string
  labels: Record<ReadingSettings[Name], string>
  hint?: string
}

const STEPS = { normal: 'Normal', wide: 'Wide', wider: 'Wider' }

/** Settings with the largest effect first. */
export const READING_GROUPS: { [Name in ReadingSetting]: Group<Name> }[ReadingSetting][] = [
  {
    name: 'face',
    legend: 'Face',
    labels: { serif: 'Serif', plain: 'Plain', opendyslexic: 'OpenDyslexic' },
    hint: `OpenDyslexic has Latin letters only. ${TARGETS_IN_WORDS} keep their own face.`,
  },
  { name: 'lines', legend: 'Space between lines', labels: STEPS },
  { name: 'paragraphs', legend: 'Space between paragraphs', labels: STEPS },
  { name: 'words', legend: 'Space between words', labels: STEPS },
  {
    name: 'letters',
    legend: 'Space between letters',
    labels: STEPS,
    hint: `In English only: ${TARGETS_IN_WORDS} letters belong together.`,
  },
  { name: 'measure', legend: 'Length of lines', labels: { narrow: 'Short', normal: 'Normal', wide: 'Long' } },
]
