import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { DIAGRAM_LIMITS } from '#contract/reading/provenance-rules.ts'
import { inEachLanguage } from './in-each-language.ts'
import { record } from './upload-shapes.ts'

const { columns, rows, steps, bars, value } = DIAGRAM_LIMITS

const listOf = <T extends z.ZodType>(item: T, name: string, { least, most }: { least: number; most: number }) => {
  const wrong = `There must be ${least} to ${most} ${name}`
  return boundedList(item, { min: least, max: most, error: `${name} must be a list`, tooFew: wrong, tooMany: wrong })
}

const Cell = inEachLanguage(200, 'A cell of a table', 'A cell')
const RowIn = boundedList(Cell, {
  max: columns.most,
  error: 'A row must be a list of cells',
  tooMany: `A row can have at most ${columns.most} cells`,
})

export const TABLE = {
  kind: z.literal('table'),
  columns: listOf(inEachLanguage(60, 'The heading of a column', 'The heading of a column'), 'columns', columns),
  rows: listOf(RowIn, 'rows', rows),
}

interface Table {
  columns: readonly unknown[]
  rows: readonly (readonly unknown[])[]
}

export function checkRows(table: Table, context: z.RefinementCtx): void {
  const wanted = table.columns.length
  // Otherwise each row of a table with one column would be reported too.
  if (wanted < columns.least) return
  for (const [index, { length }] of table.rows.entries())
    if (length !== wanted)
      context.addIssue({
        code: 'custom',
        path: ['rows', index],
        message: `The row has ${length} ${length === 1 ? 'cell' : 'cells'}, but the table has ${wanted} columns`,
      })
}

const StepIn = record('A step', {
  label: inEachLanguage(120, 'The label of a step', 'label'),
  note: inEachLanguage(200, 'The note of a step', 'note').optional(),
})

export const FLOW = { kind: z.literal('flow'), steps: listOf(StepIn, 'steps', steps) }

const number = { error: `value must be a number from -${value} to ${value}` }
const BarIn = record('A bar', {
  label: inEachLanguage(60, 'The label of a bar', 'label'),
  value: z.number(number).min(-value, number).max(value, number),
})

export const CHART = {
  kind: z.literal('chart'),
  unit: inEachLanguage(40, 'The unit of a chart', 'unit'),
  bars: listOf(BarIn, 'bars', bars),
}

export const STEP_FIELDS = Object.keys(StepIn.shape)
export const BAR_FIELDS = Object.keys(BarIn.shape)
