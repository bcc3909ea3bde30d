import { DIRECTIVE_IDS, type DirectiveId } from '#contract/practice/directives.ts'

/** What the history and the figures are narrowed to. */
export interface WritingFilter {
  /** `none`: questions without a directive word. */
  directive?: DirectiveId | 'none' | undefined
  paper?: string | undefined
  /** A paper or a line of the syllabus. */
  node?: string | undefined
}

const NAMES = ['directive', 'paper', 'node'] as const
const DIRECTIVES: readonly string[] = [...DIRECTIVE_IDS, 'none']

/** The filter that an address names; a directive that does not exist is left out. */
export function writingFilterFrom(params: URLSearchParams): WritingFilter {
  const [directive, paper, node] = NAMES.map((name) => params.get(name) ?? '')
  return {
    ...(directive && DIRECTIVES.includes(directive) && { directive: directive as DirectiveId | 'none' }),
    ...(paper && { paper }),
    ...(node && { node }),
  }
}

/** The address with parts of the filter changed; other parameters stay. */
export function withWritingFilter(params: URLSearchParams, change: WritingFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

export const NO_FILTER: WritingFilter = Object.fromEntries(NAMES.map((name) => [name, undefined]))
