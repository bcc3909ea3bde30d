import type { Target } from '#contract/languages.ts'
import { swappedNames } from '#server/engines/moved-names.ts'
import { lostNegation } from '#server/engines/translated-negations.ts'
import { numberFaults } from '#server/engines/translated-numbers.ts'
import type { Term } from '#server/engines/translation.ts'

/**
 * What would turn a fact round or name something else; the engine has checked script, shape and length.
 * @param named terms that occur in the English text
 */
export function practiceFault(english: string, translated: string, to: Target, named: readonly Term[]): string | undefined {
  const { lost, extra } = numberFaults(english, translated)
  if (lost.length > 0) return `does not have ${lost.join(', ')}`
  if (extra.length > 0) return `has ${extra.join(', ')}, which English does not`
  const negation = lostNegation(english, translated, to)
  if (negation) return `has lost the ${negation} of the English`
  const missing = named.find((term) => term.mustStay && english.includes(term.en) && !hasTerm(translated, term))
  if (missing) return `does not name “${missing.en}”`
  const swapped = swappedNames(english, translated, named)
  return swapped && `has “${swapped[0]}” and “${swapped[1]}” in each other’s sentence`
}

const hasTerm = (text: string, { en, translated }: Term) => text.includes(translated) || text.includes(en)
