/** 20 are for case studies, 125 for essays. */
export const MAINS_MARKS = [10, 15, 20, 125] as const
export type MainsMarks = (typeof MAINS_MARKS)[number]
export const USUAL_MARKS: MainsMarks = 15

export const KEY_DEMANDS = { least: 4, most: 8, step: 0.5 }

export const marksOf = ({ marks }: { marks?: MainsMarks | undefined }): MainsMarks => marks ?? USUAL_MARKS

export const totalMarks = (demands: readonly { marks: number }[]): number =>
  demands.reduce((total, { marks }) => total + marks, 0)
