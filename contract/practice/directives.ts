interface Directive {
  name: string
  meaning: string
}

export const DIRECTIVES = {
  account_for: {
    name: 'Account for',
    meaning: 'Give the reasons why something happened. Order them by weight and support each with a fact.',
  },
  analyse: {
    name: 'Analyse',
    meaning: 'Break the subject into its parts and show how they are connected: causes, actors, effects.',
  },
  argue: {
    name: 'Argue',
    meaning: 'Take a position and defend it with reasons and evidence. Answer the strongest objection.',
  },
  assess: {
    name: 'Assess',
    meaning: 'Weigh what was achieved against what was not, and state a judgement of how much it is worth.',
  },
  comment: {
    name: 'Comment',
    meaning: 'Give a reasoned opinion on the statement: say what it means, how far it holds, and why.',
  },
  compare: {
    name: 'Compare',
    meaning: 'Set both side by side under the same headings. Name likenesses as well as differences.',
  },
  critically_analyse: {
    name: 'Critically analyse',
    meaning: 'Break the subject into its parts, show merits and faults of each with evidence, and end with a judgement.',
  },
  critically_discuss: {
    name: 'Critically discuss',
    meaning: 'Present several views with their strengths and weaknesses, and end with a balanced judgement.',
  },
  critically_evaluate: {
    name: 'Critically evaluate',
    meaning: 'Judge how good or effective something is: successes, failures, evidence for both, then a clear verdict.',
  },
  critically_examine: {
    name: 'Critically examine',
    meaning: 'Look closely at the facts and the reasoning behind them, test both sides, and end with a judgement.',
  },
  define: {
    name: 'Define',
    meaning: 'State the exact meaning, with its limits. Add one example and what it is not.',
  },
  describe: {
    name: 'Describe',
    meaning: 'Set out the main features in a clear order, with facts. No judgement is asked for.',
  },
  differentiate: {
    name: 'Differentiate',
    meaning: 'Show the differences point by point, under the same headings for both. A table can help.',
  },
  discuss: {
    name: 'Discuss',
    meaning: 'Cover the subject from all sides: background, arguments for and against, examples, a balanced end.',
  },
  do_you_agree: {
    name: 'Do you agree?',
    meaning: 'Take a clear position early, give reasons for it, treat the other view fairly, and return to your position.',
  },
  elaborate: {
    name: 'Elaborate',
    meaning: 'Take the brief statement of the question and unfold it: details, reasons, examples.',
  },
  elucidate: {
    name: 'Elucidate',
    meaning: 'Make the statement clear: explain each part of it, with reasons and examples.',
  },
  enumerate: {
    name: 'Enumerate',
    meaning: 'List the points one by one, each with a short explanation. Completeness counts.',
  },
  evaluate: {
    name: 'Evaluate',
    meaning: 'Judge the worth or success of something by stated criteria, with evidence on both sides and a verdict.',
  },
  examine: {
    name: 'Examine',
    meaning: 'Look into the subject closely: facts, causes, consequences, and what follows from them.',
  },
  explain: {
    name: 'Explain',
    meaning: 'Make clear how or why: give the meaning, the reasons and the working, step by step.',
  },
  highlight: {
    name: 'Highlight',
    meaning: 'Bring out the most important points only, briefly and with a fact for each.',
  },
  identify: {
    name: 'Identify',
    meaning: 'Name the relevant points and say for each why it belongs there.',
  },
  illustrate: {
    name: 'Illustrate',
    meaning: 'Explain with concrete examples, cases, figures or a diagram. Examples carry the marks.',
  },
  justify: {
    name: 'Justify',
    meaning: 'Give the reasons and the evidence why the statement holds. Deal briefly with objections.',
  },
  outline: {
    name: 'Outline',
    meaning: 'Give the main points in order, without details.',
  },
  review: {
    name: 'Review',
    meaning: 'Survey the subject and judge it: how it has worked, what is lacking, what should change.',
  },
  substantiate: {
    name: 'Substantiate',
    meaning: 'Support the statement with facts: data, reports, cases, provisions. Evidence carries the marks.',
  },
  suggest: {
    name: 'Suggest',
    meaning: 'Propose measures that are specific and feasible, each tied to the problem that it solves.',
  },
  to_what_extent: {
    name: 'To what extent',
    meaning: 'Say how far the statement is true and where it stops being true, with evidence, and state the degree clearly.',
  },
  trace: {
    name: 'Trace',
    meaning: 'Follow the development from its beginning to today, in order of time, with the turning points.',
  },
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
  do_you_agree: ['do you agree', 'do you think', 'give your opinion', 'what is your view', 'state your views'],
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

const escaped = (words: string) => words.replaceAll('?', '').replaceAll(' ', String.raw`\s`)

const PATTERNS = DIRECTIVE_IDS.map((id) => {
  const words = [DIRECTIVES[id].name, ...(ALSO[id] ?? [])].map(escaped).join('|')
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
