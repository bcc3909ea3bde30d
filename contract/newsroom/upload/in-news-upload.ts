import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { byTarget, TARGETS, TARGETS_IN_WORDS } from '#contract/languages.ts'
import { IN_NEWS_KINDS, type InNewsKind, MAX_IN_NEWS } from '#contract/reading/provenance-rules.ts'
import { NodeIds } from '#contract/syllabus/node-rules.ts'
import { Id, prose } from '#contract/text.ts'
import { quoteFields } from '#contract/validation-sentences.ts'
import { degrees } from './figure-upload.ts'
import { SOURCE_FIELDS, SourceIn } from './provenance-upload.ts'
import { record } from './upload-shapes.ts'

const KINDS = Object.keys(IN_NEWS_KINDS) as [InNewsKind, ...InNewsKind[]]

const TEXTS = { name: prose(120, 'The name of an item'), text: prose(400, 'The text of an item') }
const Rank = prose(80, 'A rank').optional()

const TranslationIn = record('The translation of an item', {
  name: prose(200, 'The translated name of an item'),
  text: prose(700, 'The translated text of an item'),
  rank: prose(140, 'A translated rank').optional(),
})
const PointIn = record('The point of a place', { latitude: degrees('latitude', 90), longitude: degrees('longitude', 180) })

const ItemFields = record('An item of in_news', {
  kind: z.enum(KINDS, { error: `kind must be one of: ${KINDS.join(', ')}` }),
  ...TEXTS,
  rank: Rank,
  point: PointIn.optional(),
  source: SourceIn,
  syllabus: NodeIds.refine((ids) => ids.length > 0, { error: 'An item needs at least one node of the syllabus' }),
  translated: z
    .strictObject(
      byTarget(() => TranslationIn.optional()),
      {
        error: (issue) =>
          issue.code === 'unrecognized_keys'
            ? `${quoteFields(issue.keys)}: translations are in ${TARGETS_IN_WORDS}`
            : `translated must be an object with ${TARGETS_IN_WORDS}`,
      },
    )
    .optional(),
})

function checkItem({ kind, point, rank, translated = {} }: z.output<typeof ItemFields>, context: z.RefinementCtx): void {
  const fail = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (kind === 'place' && !point) fail(['point'], 'A place needs a point with latitude and longitude')
  if (kind !== 'place' && point) fail(['point'], 'Only a place has a point')
  if (kind !== 'report' && rank !== undefined) fail(['rank'], 'Only a report has a rank')
  for (const target of TARGETS)
    if (rank === undefined && translated[target]?.rank !== undefined)
      fail(['translated', target, 'rank'], 'The item has no rank to translate')
}

const BOUNDS = {
  max: MAX_IN_NEWS,
  error: 'in_news must be a list',
  tooMany: `A day can have at most ${MAX_IN_NEWS} items in the news`,
}

export type InNewsUpload = z.output<typeof ItemFields>

export const InNews = boundedList(ItemFields.superRefine(checkItem), BOUNDS).superRefine(checkNames)

const EditedItem = ItemFields.extend({ item_id: Id.nullable().default(null) })

/** Items keep their ids whatever is changed in them; new ones have none. */
export const EditedInNews = boundedList(EditedItem.superRefine(checkItem), BOUNDS).superRefine(checkNames)
export type EditedInNews = z.output<typeof EditedInNews>

function checkNames(items: readonly Pick<InNewsUpload, 'kind' | 'name'>[], context: z.RefinementCtx): void {
  for (const [index, item] of items.entries()) {
    const first = items.findIndex((other) => itemKey(other) === itemKey(item))
    if (first < index)
      context.addIssue({ code: 'custom', path: [index, 'name'], message: `Item ${first + 1} has the same kind and name` })
  }
}

/** Items with the same key keep their id, and so the cards made of them. */
export const itemKey = ({ kind, name }: Pick<InNewsUpload, 'kind' | 'name'>) => `${kind} ${name.toLowerCase()}`

/** Others give a warning. */
export const IN_NEWS_FIELDS: Record<string, readonly string[]> = {
  '[]': Object.keys(ItemFields.shape),
  '[].point': Object.keys(PointIn.shape),
  '[].source': SOURCE_FIELDS,
  ...Object.fromEntries(TARGETS.map((target) => [`[].translated.${target}`, Object.keys(TranslationIn.shape)])),
}
