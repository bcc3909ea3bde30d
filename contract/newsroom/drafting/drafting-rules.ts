import type { Section } from '#contract/newsroom/desk/desk-sections.ts'

/** What can be asked of a chat service for a day, or for an article of it. */
export const PROPOSAL_KINDS = {
  topics: 'Topics of the day',
  article: 'An article',
  questions: 'Questions',
  cards: 'Flashcards',
  mains: 'Mains questions',
  since_then: 'News for older articles',
  translate: 'A translation',
} as const
export type ProposalKind = keyof typeof PROPOSAL_KINDS

/** Made of chosen sources; a translation is made of the article. */
export type DraftedKind = Exclude<ProposalKind, 'translate'>

/** The others belong to an article. */
export const KINDS_OF_DAY: readonly ProposalKind[] = ['topics', 'since_then']

export const PROPOSAL_STATES = {
  waiting: 'Waiting',
  working: 'Being written',
  done: 'Ready',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const
export type ProposalState = keyof typeof PROPOSAL_STATES

/** What is decided on as one. */
export const PART_KINDS = {
  topic: 'Topic',
  title: 'Title',
  summary: 'Summary',
  past: 'Past',
  present: 'Present',
  future: 'Future',
  key_term: 'Key term',
  must_know: 'Must-know fact',
  history: 'Line of history',
  source: 'Source',
  fact: 'Fact',
  watch: 'Date to watch',
  question: 'Question',
  card: 'Flashcard',
  mains: 'Mains question',
  since_then: 'Since then',
  translation: 'Translation',
} as const
export type PartKind = keyof typeof PART_KINDS

/** Where an accepted part is saved, a translation beside its English; the others are no text of an article in preparation. */
export const SECTIONS_OF_PARTS: Partial<Record<PartKind, readonly [Section, ...Section[]]>> = {
  title: ['title'],
  summary: ['summary'],
  past: ['past'],
  present: ['present'],
  future: ['future'],
  key_term: ['key_terms'],
  must_know: ['must_know'],
  history: ['history'],
  source: ['sources'],
  fact: ['facts', 'sources'],
  watch: ['watch'],
  question: ['quiz'],
  card: ['flashcards'],
  mains: ['mains', 'sources'],
}

export const MISMATCH_KINDS = {
  number: 'Another number',
  date: 'Another date',
  name: 'A name that is not there',
  quotation: 'Another wording of a quotation',
  words: 'Hardly a word in common',
  translation: 'Not what the English says',
  orders: 'Its passage contains instructions for a machine',
} as const
export type MismatchKind = keyof typeof MISMATCH_KINDS

export const PROPOSAL_FAILURES = {
  away: 'The service could not be reached. Ask again later.',
  refused: 'The service refused. Look at its key and its model.',
  unusable: 'The service sent nothing that can be used. It may be paid for all the same.',
  too_long: 'This is too long for the service. Choose fewer sources.',
  interrupted: 'The server stopped several times while it waited for the service.',
  not_offered: 'Drafting is not set up any more.',
  no_sources: 'The sources, or the article, were deleted.',
  translated: 'There is nothing left to translate.',
  failed_here: 'Something failed on this server. Its log says what.',
} as const
export type ProposalFailure = keyof typeof PROPOSAL_FAILURES

export const MAX_CHOSEN_SOURCES = 12
/** Characters of the passages that are sent; about 40,000 tokens in English. */
export const MAX_MATERIAL = 160_000
export const QUESTIONS_ASKED = { least: 1, most: 12, usual: 6 }
export const MAX_LISTED_PROPOSALS = 200

export const PROPOSAL_GONE = 'This proposal does not exist'
export const NOT_OFFERED =
  'Drafting is not set up on this server: it needs TRANSLATION_URL with a service that speaks the OpenAI protocol.'
export const SOURCES_GONE = 'Some of these sources are not there, or are not read yet'
export const TOO_MUCH_MATERIAL = 'These sources are too long together. Choose fewer.'
export const NEEDS_DRAFT = 'Say for which article this is'
export const OF_THE_DAY = 'This is proposed for a day, not for an article'
export const NOT_READY = 'This proposal is not ready'
export const NOT_CANCELLABLE = 'This proposal does not wait any more'
export const PART_GONE = 'The proposal has no such part'
export const DECIDED = 'Somebody has decided on this already'
export const NOTHING_LEFT = 'Nothing of this is left. Reject it instead.'
export const NOT_REMOVABLE = 'This sentence belongs to the question. Accept or reject it as a whole.'
export const NOT_CONFIRMED = 'Some sentences differ from their passages or have none. Confirm or remove them first.'
export const NO_ADDRESS = 'None of its sources has an address that the article could name'
export const NO_SOURCES = 'Choose at least one source'
export const NO_LANGUAGE = 'Say into which language'
export const NOTHING_TO_TRANSLATE = 'All that is written in English has a translation in this language'
export const TOO_MUCH_ENGLISH = 'The article is too long to be translated at once'
export const OUT_OF_DATE = 'The English of this part was changed or removed since. Ask for its translation again.'
export const NOTHING_OLDER = 'No older article has to do with these sources'
