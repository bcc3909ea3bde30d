import type { StudyKind } from '#contract/reading/provenance-rules.ts'

interface Linked {
  study_with: readonly { kind: StudyKind; text: string }[]
}

const NAMED: Record<StudyKind, readonly { pattern: RegExp; what: string }[]> = {
  constitution: [
    {
      pattern: /\b(?:Articles?\s+\d|Schedules?\b|Parts?\s+[IVX]+[A-Z]?\b)/,
      what: 'an Article, a Schedule or a Part of the Constitution',
    },
  ],
  act: [{ pattern: /\bsections?\s+\d/i, what: 'a section of the Act' }],
  ncert: [
    { pattern: /\bClass\s+(?:[IVX]+|\d+)\b/, what: 'the class of the NCERT book' },
    { pattern: /\b(?:chapters?|themes?)\b/i, what: 'the chapter of the NCERT book' },
  ],
  report: [],
}

/** What a reader needs to find the place. */
export const unnamedPlaces = ({ study_with }: Linked): { path: string; message: string }[] =>
  study_with.flatMap(({ kind, text }, place) =>
    NAMED[kind]
      .filter(({ pattern }) => !pattern.test(text))
      .map(({ what }) => ({ path: `study_with[${place}].text`, message: `Does not name ${what}` })),
  )
