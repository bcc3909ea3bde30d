import type { CompiledPaper } from '#contract/syllabus/compilations.ts'

type Node = CompiledPaper['nodes'][number]

export const QUESTIONS_ID = 'questions'

/** Ids of parts of the page, which the contents link to. */
export const placeOfPaper = ({ paper }: CompiledPaper): string => `paper-${paper.replaceAll(/\s+/g, '-')}`
export const placeOfNode = (paper: CompiledPaper, { node_id }: Node): string => `${placeOfPaper(paper)}-${node_id ?? 'others'}`
