import type { Target } from '#contract/languages.ts'
import { draftFrom, type Sections } from '#contract/newsroom/desk/desk-sections.ts'
import type { StoredPart } from '#contract/newsroom/drafting/stored-proposal.ts'
import { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import type { Db } from '#server/db/open.ts'
import { chatTranslator, type Term } from '#server/engines/translation.ts'
import { LEFT_OUT } from '#server/engines/translation-check.ts'
import { termsOf } from '#server/newsroom/processing/commands/make-texts.ts'
import { translatePlaces } from '#server/newsroom/processing/commands/translate-places.ts'
import {
  type DraftUnit,
  draftUnits,
  isUnitTranslated,
  type TranslatedUnit,
  withTranslations,
} from '#server/newsroom/shared/draft-units.ts'
import { practiceFault } from '#server/newsroom/shared/practice-check.ts'
import type { ChatService } from '#server/platform/external/chat-service.ts'
import { labelOf, placesIn, translatedPart } from '../parts/translated-parts.ts'

/** Without a translation in the language. */
export const untranslatedUnits = (sections: Sections, to: Target): DraftUnit[] =>
  draftUnits(sections).filter((unit) => !isUnitTranslated(unit, to))

export const lettersOf = (units: readonly DraftUnit[]): number =>
  units.reduce((sum, unit) => placesIn(unit).reduce((inner, [, text]) => inner + text.length, sum), 0)

interface Translating {
  db: Db
  to: Target
  chat: ChatService
  now: () => Date
  signal: AbortSignal
}

export interface TranslatedDraft {
  parts: StoredPart[]
  remarks: string[]
}

/**
 * A part with a passage of which there is no usable translation stays in English as a whole.
 * @throws ExternalServiceError; what is translated is kept for the next try
 */
export async function translateDraft(sections: Sections, context: Translating): Promise<TranslatedDraft> {
  const { to } = context
  const all = draftUnits(sections)
  const wanted = all.filter((unit) => !isUnitTranslated(unit, to))
  const [terms, others] = [wanted.filter(isTerms), wanted.filter((unit) => !isTerms(unit))]
  // Key terms first: the other texts use them.
  const first = await translateUnits(terms, sections, [], context)
  const made = first.made.filter(({ part }) => part.texts.every(({ sentences }) => sentences.every(({ fault }) => !fault)))
  const glossary = termsOf([...all, ...made.map(({ unit, value }) => ({ ...unit, value }))], to)
  const second = await translateUnits(others, sections, glossary, context)
  return {
    parts: [...first.made, ...second.made].map(({ part }) => part),
    remarks: [...first.remarks, ...second.remarks],
  }
}

const isTerms = ({ name }: DraftUnit) => name === 'Key terms'

interface Made {
  made: (TranslatedUnit & { part: StoredPart })[]
  remarks: string[]
}

async function translateUnits(
  units: readonly DraftUnit[],
  sections: Sections,
  terms: readonly Term[],
  { db, to, chat, now, signal }: Translating,
): Promise<Made> {
  const placed = units.flatMap((unit, at) => placesIn(unit).map(([place, text]) => ({ place: `${at} ${place}`, text })))
  const made: Made = { made: [], remarks: [] }
  if (placed.length === 0) return made
  const translator = chatTranslator(chat)
  const { texts, faultsAt, refusedAt } = await translatePlaces(placed, {
    ...{ db, now, translator, to, terms, signal },
    reportProgress: async () => {},
  })
  for (const [at, unit] of units.entries()) {
    const found = { texts: new Map<string, string>(), faults: new Map<string, string>() }
    let missing: string | undefined
    for (const [place, english] of placesIn(unit)) {
      const key = `${at} ${place}`
      const refused = refusedAt.get(key)
      const text = texts.get(key) ?? refused
      if (text === undefined) missing ??= `${nameAt(unit, place)}: ${faultsAt.get(key) ?? LEFT_OUT}`
      else found.texts.set(place, text)
      const fault = faultsAt.get(key)
      if (refused !== undefined && fault) found.faults.set(place, practiceFault(english, refused, to, []) ?? fault)
    }
    if (missing) made.remarks.push(inEnglish(missing))
    else made.made.push({ unit, ...translatedPart(unit, to, found) })
  }
  return acceptable(made, sections, to)
}

/** Without what an upload could not have, such as a text that is too long. */
function acceptable({ made, remarks }: Made, sections: Sections, to: Target): Made {
  const { issues } = ArticleUpload.safeParse(draftFrom(withTranslations(sections, to, made))).error ?? { issues: [] }
  const faultOf = ({ path, paragraphs }: DraftUnit) => {
    const place = [...path, to, ...(path[0] === 'analysis_text_translated' ? [paragraphs] : [])].join('.')
    return issues.find((issue) => `${issue.path.join('.')}.`.startsWith(`${place}.`))?.message
  }
  return {
    made: made.filter(({ unit }) => !faultOf(unit)),
    remarks: [
      ...remarks,
      ...made.flatMap(({ unit }) => {
        const fault = faultOf(unit)
        return fault ? [inEnglish(`${unit.name}: ${fault}`)] : []
      }),
    ],
  }
}

const inEnglish = (why: string) => `Stays in English: ${why}`
const nameAt = ({ name }: DraftUnit, place: string) => (place ? `${name}, ${labelOf(place).toLowerCase()}` : name)
