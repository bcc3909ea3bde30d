import type { Cost } from './cost.ts'

const HEAD = ['| computation | code | most expensive input | runs | took | at most |', '|---|---|---|---|---|---|']

const cells = ({ name, file, input, runs, most }: Cost, took: string) =>
  `| ${[name, `\`${file}\``, input, runs ?? 'on the main thread', took, `${most} ms`].join(' | ')} |`

/** For `docs/trust.md`. @param tookMs of each computation */
export const costTable = (costs: readonly Cost[], tookMs: (cost: Cost) => number): string[] => [
  ...HEAD,
  ...costs.map((cost) => cells(cost, `${Math.max(1, Math.round(tookMs(cost)))} ms`)),
]

/** Measurements differ each time. */
export const withoutFigures = (table: string[]): string[] => table.map((line) => line.replace(/\| \d+ ms (?=\| \d+ ms \|$)/, ''))
