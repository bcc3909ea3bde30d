import { DIRECTIVE_IDS, type DirectiveId } from '#contract/practice/directives.ts'

export interface WritingFilter {
  /** `none`: without a directive word. */
  directive?: DirectiveId | 'none' | undefined
  paper?: string | undefined
  node?: string | undefined
}

const NAMES = ['directive', 'paper', 'node'] as const
const DIRECTIVES: readonly string[] = [...DIRECTIVE_IDS, 'none']

/** Ignores unknown directives. */
export function writingFilterFrom(params: URLSearchParams): WritingFilter {
  const [directive, paper, node] = NAMES.map((name) => params.get(name) ?? '')
  return {
    ...(directive && DIRECTIVES.includes(directive) && { directive: directive as DirectiveId | 'none' }),
    ...(paper && { paper }),
    ...(node && { node }),
  }
}

/** Keeps other parameters. */
export function withWritingFilter(params: URLSearchParams, change: WritingFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

export const NO_FILTER: WritingFilter = Object.fromEntries(NAMES.map((name) => [name, undefined]))
