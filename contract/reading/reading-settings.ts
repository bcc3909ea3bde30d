import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { READING_CHOICES, type ReadingSetting } from './reading-settings-rules.ts'

const choice = <Name extends ReadingSetting>(name: Name) =>
  z.enum(READING_CHOICES[name], { error: `${name} must be one of: ${READING_CHOICES[name].join(', ')}` })

export const ReadingSettings = z.object({
  face: choice('face'),
  lines: choice('lines'),
  paragraphs: choice('paragraphs'),
  words: choice('words'),
  letters: choice('letters'),
  measure: choice('measure'),
})

const SomeReadingSettings = z
  .strictObject(ReadingSettings.partial().shape, { error: 'The reading settings must be a JSON object of known settings' })
  .refine((given) => Object.keys(given).length > 0, { error: 'Name at least one reading setting' })

export const readingSettings = {
  save: endpoint('PUT /api/user/reading-settings', 'member', {
    summary: 'Change the reading settings of the signed-in person, for all their devices',
    body: SomeReadingSettings,
    reply: data(ReadingSettings),
  }),
}
