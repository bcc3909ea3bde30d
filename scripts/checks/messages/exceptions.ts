/** In English only (docs/decisions/0065-languages-of-the-interface.md): the admin portal, and tools for developers. */
export const ENGLISH_ONLY = [
  'web/newsroom/{advice,analytics,article-form,desk,entries,imports,ingest,processing,question-bank,threads}',
  'web/newsroom/mistake-reports/{decision-form,mistake-card,mistake-panel,use-mistake-keys}.*',
  'web/screens/newsroom',
  'web/screens/site/admin-feedback.tsx',
  'web/screens/reading/article-preview.tsx',
  'web/practice/mock-test-admin',
  'web/practice/writing-feedback/usage.tsx',
  'web/reading/exam-dates',
  'web/accounts/{audit,people}',
  'web/app/navigation/admin-{layout,links,sections}.*',
  'web/platform/time/indian-time.ts',
  'web/site/{error-reports,feedback-review,jobs,system}',
  'web/ui/json-editor',
]

/** What stands in these is no text of the interface. */
export const OTHER_FILES = [
  // English names without `Intl`; other languages use it.
  'web/platform/time/dates.ts',
  // Content of the game.
  'web/practice/break-game/key-term-deck.ts',
  // Ids of the main places; their labels are messages.
  'web/app/navigation/main-places.ts',
  // Names of papers as the examination has them.
  'web/syllabus/ledger/syllabus-skeleton.tsx',
]

/** Properties whose values are ids. */
export const ID_PROPERTIES = new Set(['place'])

/** Names, ids, kinds of keys and messages between parts of the program. */
export const NOT_SHOWN = new Set([
  ...['Escape', 'Enter', 'Slash', 'Bearer …', 'Segmenter', '…rem', '… beside', 'HTTP …', 'Aa', 'Just'],
  ...['UPSC Current Catalyst', 'Pro', 'PRO', 'Free', 'Google', 'Current Affairs', 'Actions', 'Manage Feedback'],
  ...['take over', 'keep the reader', 'flip or advance', 'already deleted', 'Question … from the quiz'],
  // Errors of the program.
  ...['The browser did not copy', 'Not signed in any more', 'Not theirs any more', 'Cannot pick from an empty list'],
  ...['useForumContext needs a ForumContextProvider', 'Request failed'],
])
