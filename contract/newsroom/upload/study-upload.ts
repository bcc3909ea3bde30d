import { z } from 'zod'
import { MAX_STUDY_WITH, MAX_WATCH, STUDY_KINDS, VALUE_BOX, VALUE_KINDS } from '#contract/reading/provenance-rules.ts'
import { NodeIds } from '#contract/syllabus/node-rules.ts'
import { Day, prose } from '#contract/text.ts'
import { SourceIndex } from './provenance-upload.ts'
import { list, record, translatedText, translationsOf } from './upload-shapes.ts'

const StudyWithIn = record('A study link', {
  kind: z.enum(STUDY_KINDS, { error: `kind must be one of: ${STUDY_KINDS.join(', ')}` }),
  text: prose(200, 'The text of a study link'),
  translated: translatedText(400, 'The translation of a study link'),
})

export const WatchIn = record('A date to watch', {
  date: Day,
  text: prose(300, 'The text of a date to watch'),
  translated: translatedText(600, 'The translation of a date to watch'),
})

const ValueIn = record('A value', {
  kind: z.enum(VALUE_KINDS, { error: `kind must be one of: ${VALUE_KINDS.join(', ')}` }),
  text: prose(400, 'The text of a value'),
  source: SourceIndex,
  paragraph: prose(40, 'The paragraph of a judgment').optional(),
  translated: translatedText(800, 'The translation of a value'),
})

const Value = ValueIn.refine(({ kind, paragraph }) => paragraph === undefined || kind === 'judgment', {
  path: ['paragraph'],
  error: 'Only a judgment has a paragraph',
})

export const STUDY = {
  study_with: list(StudyWithIn, MAX_STUDY_WITH, 'study_with').default([]),
  watch: list(WatchIn, MAX_WATCH, 'watch').default([]),
}

export const ValueBox = list(Value, VALUE_BOX.most, 'value_box').refine(
  ({ length }) => length === 0 || length >= VALUE_BOX.least,
  { error: `There must be ${VALUE_BOX.least} to ${VALUE_BOX.most} values in the value box, or none` },
)

export const STUDY_WITH_FIELDS = Object.keys(StudyWithIn.shape)
export const WATCH_FIELDS = Object.keys(WatchIn.shape)
export const VALUE_FIELDS = Object.keys(ValueIn.shape)

const SIDES = { front: prose(1000, 'The front of a flashcard'), back: prose(2000, 'The back of a flashcard') }

const Translation = record('A translation of a flashcard', SIDES)
const FlashcardFields = record('A flashcard', {
  ...SIDES,
  syllabus: NodeIds.optional(),
  translated: translationsOf('a flashcard', Translation).optional(),
})

/** No translations are the same as an empty object. */
export const FlashcardUpload = FlashcardFields.transform(({ translated = {}, ...card }) => ({
  ...card,
  ...(Object.keys(translated).length > 0 && { translated }),
}))

export const FLASHCARD_FIELDS = Object.keys(FlashcardFields.shape)
export const FLASHCARD_TRANSLATION_FIELDS = Object.keys(Translation.shape)
