import type { Figure } from '#contract/reading/provenance.ts'

/** Figures of a missing part follow the last section: a translation may have other sections. */
export function figuresAt(figures: readonly Figure[], part: string, sections: readonly string[]): Figure[] {
  const isLast = part === sections.at(-1)
  return figures.filter(({ after }) => after === part || (isLast && after !== 'summary' && !sections.includes(after)))
}
