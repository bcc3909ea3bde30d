/** The result of a measurement, and its target. */
export interface Figure {
  name: string
  value: number
  /** Empty for counts. */
  unit: '×' | 'ms' | 'MB' | ''
  /** `undefined` for figures without a target. */
  target?: { atLeast: number } | { atMost: number }
  /** Details of the value. */
  note: string
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0) throw new Error('Nothing was measured')
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number
}

export const median = (values: number[]) => percentile(values, 0.5)

export function isMet({ value, target }: Figure): boolean | undefined {
  if (!target) return undefined
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
}

export function table(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    shown(figure),
    wanted(figure),
    { true: 'PASS', false: 'FAIL' }[String(isMet(figure))] ?? '',
    figure.note,
  ])
  const all = [['what', 'found', 'target', '', 'behind it'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const shown = ({ value, unit }: Figure) =>
  unit === '' ? String(value) : unit === '×' ? `${value.toFixed(2)} ×` : `${value.toFixed(1)} ${unit}`

function wanted({ target, unit }: Figure): string {
  if (!target) return ''
  return 'atLeast' in target ? `≥ ${target.atLeast} ${unit}` : `≤ ${target.atMost} ${unit}`
}

/** A figure that cannot be measured is a missed target, and the others are measured all the same. */
export async function orNotMeasured(name: string, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  try {
    return await measure()
  } catch (error) {
    return [{ name: `${name}, not measured`, value: 1, unit: '', target: { atMost: 0 }, note: (error as Error).message }]
  }
}
