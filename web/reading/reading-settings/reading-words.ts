import type { ReadingSetting, ReadingSettings } from '#contract/reading/reading-settings-rules.ts'
import * as m from '#messages/reading/reading-settings.ts'

interface Group<Name extends ReadingSetting> {
  name: Name
  legend: string
  labels: Record<ReadingSettings[Name], string>
  hint?: string
}

const STEPS = { normal: m.normal, wide: m.wide, wider: m.wider }

/** Largest effect first. */
export const READING_GROUPS: { [Name in ReadingSetting]: Group<Name> }[ReadingSetting][] = [
  {
    name: 'face',
    legend: m.font,
    labels: { serif: m.serif, plain: m.sansSerif, opendyslexic: 'OpenDyslexic' },
    hint: m.onlyEnglishFont,
  },
  { name: 'lines', legend: m.lineSpacing, labels: STEPS },
  { name: 'paragraphs', legend: m.paragraphSpacing, labels: STEPS },
  { name: 'words', legend: m.wordSpacing, labels: STEPS },
  {
    name: 'letters',
    legend: m.letterSpacing,
    labels: STEPS,
    hint: m.onlyEnglish,
  },
  { name: 'measure', legend: m.lineLength, labels: { narrow: m.short, normal: m.normal, wide: m.long } },
]
