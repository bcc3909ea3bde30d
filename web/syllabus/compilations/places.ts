import type { CompiledPaper } from '#contract/syllabus/compilations.ts'

type Node = CompiledPaper['nodes'][number]

export const QUESTIONS_ID = 'questions'

/** Element ids for the contents. */
export const placeOfPaper = ({ paper }: CompiledPaper): string => `paper-${paper.replaceAll(/\s+/g, '-')}`
export const placeOfNode = (paper: CompiledPaper, { node_id }: Node): string => `${placeOfPaper(paper)}-${node_id ?? 'others'}`
