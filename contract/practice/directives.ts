import * as m from '#messages/practice/directives.ts'

interface Directive {
  name: string
  meaning: string
}

export const DIRECTIVES = {
  account_for: { name: m.accountFor, meaning: m.accountForMeaning },
  analyse: { name: m.analyse, meaning: m.analyseMeaning },
  argue: { name: m.argue, meaning: m.argueMeaning },
  assess: { name: m.assess, meaning: m.assessMeaning },
  comment: { name: m.comment, meaning: m.commentMeaning },
  compare: { name: m.compare, meaning: m.compareMeaning },
  critically_analyse: { name: m.criticallyAnalyse, meaning: m.criticallyAnalyseMeaning },
  critically_discuss: { name: m.criticallyDiscuss, meaning: m.criticallyDiscussMeaning },
  critically_evaluate: { name: m.criticallyEvaluate, meaning: m.criticallyEvaluateMeaning },
  critically_examine: { name: m.criticallyExamine, meaning: m.criticallyExamineMeaning },
  define: { name: m.define, meaning: m.defineMeaning },
  describe: { name: m.describe, meaning: m.describeMeaning },
  differentiate: { name: m.differentiate, meaning: m.differentiateMeaning },
  discuss: { name: m.discuss, meaning: m.discussMeaning },
  do_you_agree: { name: m.doYouAgree, meaning: m.doYouAgreeMeaning },
  elaborate: { name: m.elaborate, meaning: m.elaborateMeaning },
  elucidate: { name: m.elucidate, meaning: m.elucidateMeaning },
  enumerate: { name: m.enumerate, meaning: m.enumerateMeaning },
  evaluate: { name: m.evaluate, meaning: m.evaluateMeaning },
  examine: { name: m.examine, meaning: m.examineMeaning },
  explain: { name: m.explain, meaning: m.explainMeaning },
  highlight: { name: m.highlight, meaning: m.highlightMeaning },
  identify: { name: m.identify, meaning: m.identifyMeaning },
  illustrate: { name: m.illustrate, meaning: m.illustrateMeaning },
  justify: { name: m.justify, meaning: m.justifyMeaning },
  outline: { name: m.outline, meaning: m.outlineMeaning },
  review: { name: m.review, meaning: m.reviewMeaning },
  substantiate: { name: m.substantiate, meaning: m.substantiateMeaning },
  suggest: { name: m.suggest, meaning: m.suggestMeaning },
  to_what_extent: { name: m.toWhatExtent, meaning: m.toWhatExtentMeaning },
  trace: { name: m.trace, meaning: m.traceMeaning },
} as const satisfies Record<string, Directive>

export type DirectiveId = keyof typeof DIRECTIVES
export const DIRECTIVE_IDS = Object.keys(DIRECTIVES) as [DirectiveId, ...DirectiveId[]]

const ALSO: Partial<Record<DirectiveId, string[]>> = {
  analyse: ['analyze'],
  comment: ['comment upon', 'comment on'],
  compare: ['compare and contrast', 'contrast'],
  critically_analyse: ['critically analyze', 'critical analysis'],
  critically_evaluate: ['critically assess', 'critically appraise', 'critically comment'],
  critically_examine: ['critically review'],
  differentiate: ['distinguish', 'bring out the differences'],
  do_you_agree: ['do you think', 'give your opinion', 'what is your view', 'state your views'],
  evaluate: ['appraise'],
  examine: ['analytically examine'],
  explain: ['clarify'],
  highlight: ['bring out'],
  identify: ['point out'],
  illustrate: ['illustrate with examples'],
  outline: ['summarise'],
  review: ['throw light on'],
  substantiate: ['substantiate with examples'],
  suggest: ['recommend', 'give suggestions'],
  to_what_extent: ['how far'],
}

/** The others count only at the start of a clause. */
const ANYWHERE: readonly DirectiveId[] = ['do_you_agree', 'to_what_extent']
const CLAUSE_BEGINS = String.raw`(?:^|[.?!:;,"”'’)\]\n]\s?|\b(?:and|also|briefly|then|please|to)\s)`

const escaped = (words: string) => words.replaceAll(' ', String.raw`\s`)

const PATTERNS = DIRECTIVE_IDS.map((id) => {
  const words = [id.replaceAll('_', ' '), ...(ALSO[id] ?? [])].map(escaped).join('|')
  return { id, pattern: new RegExp(`${ANYWHERE.includes(id) ? String.raw`\b` : CLAUSE_BEGINS}(?<words>${words})\\b`, 'giu') }
})

/** The last directive: "What is federalism? Critically examine." gives `critically_examine`. */
export function directiveOf(question: string): DirectiveId | null {
  // Avoids quadratic matching.
  const text = question.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '))
  const found = PATTERNS.flatMap(({ id, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      id,
      end: match.index + match[0].length,
      length: match.groups?.words?.length ?? 0,
    })),
  )
  return found.sort((one, other) => other.end - one.end || other.length - one.length)[0]?.id ?? null
}
