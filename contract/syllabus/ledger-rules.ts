/** A past question of the examination counts as much as three articles of the library. */
const ASKED_WEIGHT = 3

export interface InLibrary {
  /** Articles. */
  published: number
  /** Past questions of the examination that editors named. */
  asked: number
  questions: number
}

/** How often the library and the examination ask for a part of the syllabus. */
export const weightOf = ({ published, asked }: Pick<InLibrary, 'published' | 'asked'>): number => published + ASKED_WEIGHT * asked

export const WEIGHT_LEVELS = ['none', 'low', 'medium', 'high'] as const
export type WeightLevel = (typeof WEIGHT_LEVELS)[number]

/** @param heaviest weight of the heaviest line */
export function weightLevel(weight: number, heaviest: number): WeightLevel {
  if (weight <= 0 || heaviest <= 0) return 'none'
  const share = weight / heaviest
  return share > 0.5 ? 'high' : share > 0.2 ? 'medium' : 'low'
}

export interface Learnt {
  finished: number
  answered_right: number
  cards: number
  known: number
}

/** 0 to 1: the mean of articles finished, questions right and cards known, of those that there are. */
export function knownShare({ published, questions }: InLibrary, { finished, answered_right, cards, known }: Learnt): number {
  const shares = [
    { some: finished, all: published },
    { some: answered_right, all: questions },
    { some: known, all: cards },
  ].flatMap(({ some, all }) => (all > 0 ? [Math.min(1, some / all)] : []))
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}
