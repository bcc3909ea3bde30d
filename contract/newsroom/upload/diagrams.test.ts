import { expect, test } from 'vitest'
import { unknownFields } from '#contract/newsroom/ingest.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { CHART, FLOW, TABLE } from '#tests/support/fixtures/diagrams.ts'
import { ArticleUpload } from './article-upload.ts'

const parse = (parts: Record<string, unknown>) => ArticleUpload.safeParse(anArticle('Budget', parts))
const withSketch = (sketch: object) => ({ mains_model_answers: [{ question: 'Discuss.', answer: 'Text.', sketch }] })
const errorsOf = (parts: Record<string, unknown>) =>
  (parse(parts).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
const EACH = [TABLE, FLOW, CHART]

test('a table, a flow and a chart need no alternative text, and stand after the present unless they say where', () => {
  const figures = [TABLE, { ...FLOW, after: 'past' }, CHART]
  expect(parse({ figures }).data?.figures).toEqual([{ ...TABLE, after: 'present' }, figures[1], { ...CHART, after: 'present' }])
})

test.each(EACH)('a mains question can have a sketch, which has no place in the text: $kind', (sketch) => {
  expect(parse(withSketch({ ...sketch, after: 'past' })).data?.mains_model_answers[0]?.sketch).toEqual(sketch)
})

const [cell] = TABLE.columns
const [bar] = CHART.bars

test.each([
  [{ ...TABLE, rows: [...TABLE.rows, [cell]] }, 'rows.2: The row has 1 cell, but the table has 2 columns'],
  [{ ...TABLE, rows: [[cell, cell, cell]] }, 'rows.0: The row has 3 cells, but the table has 2 columns'],
  [{ ...TABLE, rows: [Array(6).fill(cell)] }, 'rows.0: A row can have at most 5 cells'],
  [{ ...TABLE, rows: Array(16).fill([cell, cell]) }, 'rows: There must be 1 to 15 rows'],
  [{ ...TABLE, rows: ['Lok Sabha'] }, 'rows.0: A row must be a list of cells'],
  [{ ...TABLE, rows: [[cell, { ...cell, hi: 5 }]] }, 'rows.0.1.hi: A cell of a table must be text'],
  [{ ...TABLE, rows: [[cell, '543']] }, 'rows.0.1: A cell must be an object with en, hi and ta'],
  [{ ...TABLE, columns: [cell] }, 'columns: There must be 2 to 5 columns'],
  [{ ...FLOW, steps: FLOW.steps.slice(1) }, 'steps: There must be 2 to 10 steps'],
  [
    { ...FLOW, steps: [{ label: { ...cell, en: 'x'.repeat(121) } }, { label: cell }] },
    'steps.0.label.en: The label of a step must be at most 120 characters',
  ],
  [{ ...FLOW, steps: [{ label: cell, note: '' }, { label: cell }] }, 'steps.0.note: note must be an object with en, hi and ta'],
  [{ ...CHART, bars: Array(16).fill(bar) }, 'bars: There must be 2 to 15 bars'],
  ...[Number.NaN, Number.POSITIVE_INFINITY, '12', null, 1e16].map((value): [object, string] => [
    { ...CHART, bars: [bar, { ...bar, value }] },
    'bars.1.value: value must be a number from -1000000000000000 to 1000000000000000',
  ]),
  [{ ...CHART, unit: undefined }, 'unit: unit must be an object with en, hi and ta'],
  [{ ...CHART, caption: undefined }, 'caption: caption must be an object with en, hi and ta'],
  [{ ...CHART, source: 0 }, 'source: The article has no sources'],
])('a broken value is named with its place, in a figure and in a sketch: %#', (figure, error) => {
  expect(errorsOf({ figures: [figure] })).toEqual([`figures.0.${error}`])
  expect(errorsOf(withSketch(figure))).toEqual([`mains_model_answers.0.sketch.${error}`])
})

test('a sketch is no picture', () => {
  expect(errorsOf(withSketch({ ...TABLE, kind: 'image' }))).toEqual([
    'mains_model_answers.0.sketch.kind: kind must be one of: table, flow, chart, map',
  ])
})

test('an unknown field within a figure or a sketch gets a warning', () => {
  const figures = [
    { ...FLOW, steps: [{ label: cell, text: 'x' }] },
    { ...CHART, bars: [{ ...bar, color: 'red' }], size: 2 },
  ]
  expect(unknownFields({ articles: [{ figures, ...withSketch({ ...FLOW, after: 'past' }) }] })).toEqual([
    'articles[0].figures[0].steps[0].text',
    'articles[0].figures[1].bars[0].color',
    'articles[0].figures[1].size',
    'articles[0].mains_model_answers[0].sketch.after',
  ])
})
