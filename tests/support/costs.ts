import { ADVICE_COSTS } from './costs/advice.ts'
import { ANALYSIS_COSTS } from './costs/analysis.ts'
import type { Cost } from './costs/cost.ts'
import { DOCUMENT_COSTS } from './costs/documents.ts'
import { DRAFTING_COSTS } from './costs/drafting.ts'
import { LIST_COSTS } from './costs/lists.ts'
import { TEXT_COSTS } from './costs/texts.ts'

/** With the most expensive input that the contract allows. */
export const COSTS: readonly Cost[] = [
  ...TEXT_COSTS,
  ...ANALYSIS_COSTS,
  ...ADVICE_COSTS,
  ...DRAFTING_COSTS,
  ...LIST_COSTS,
  ...DOCUMENT_COSTS,
]
