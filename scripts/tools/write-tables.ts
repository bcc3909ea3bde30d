/** `npm run tables`; `--check` compares. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { migrate } from '#server/db/migrate.ts'

const FILE = 'server/db/tables.ts'
const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  _text: 'string[]',
  _uuid: 'string[]',
  date: 'string',
  int4: 'number',
  _int4: 'number[]',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  _float8: 'number[]',
  bool: 'boolean',
  timestamptz: 'Date',
  jsonb: 'Json<unknown>',
  tsvector: 'TextVector',
}

/** Others are `unknown`. */
const JSON_TYPES: Record<string, { type: string; names?: string[]; from?: string }> = {
  'articles.body': { type: 'ArticleBody', names: ['ArticleBody'], from: '#contract/newsroom/upload/article-upload.ts' },
  'bank_questions.chosen': { type: 'Record<string, number>' },
  'audit_log.details': { type: 'Record<string, unknown>' },
  'community_snapshots.figures': {
    type: '{ stats: CommunityStats; activity: ActivityDay[]; top: TopContent[] }',
    names: ['ActivityDay', 'CommunityStats', 'TopContent'],
    from: '#contract/newsroom/analytics.ts',
  },
  'compilation_attempts.answers': { type: 'Record<string, string>' },
  'daily_question_answers.answers': { type: 'Record<string, string>' },
  'desk_drafts.counts': { type: 'StoredCounts', names: ['StoredCounts'], from: '#contract/newsroom/desk/desk-shapes.ts' },
  'desk_fetches.passages': { type: 'string[]' },
  'desk_proposals.request': {
    type: 'ProposalRequest',
    names: ['ProposalRequest'],
    from: '#contract/newsroom/drafting/stored-proposal.ts',
  },
  'desk_proposals.parts': { type: 'StoredPart[]', names: ['StoredPart'], from: '#contract/newsroom/drafting/stored-proposal.ts' },
  'desk_proposals.remarks': { type: 'string[]' },
  'desk_sections.fields': { type: 'SectionFields', names: ['SectionFields'], from: '#contract/newsroom/desk/desk-sections.ts' },
  'desk_versions.sections': { type: 'Sections', names: ['Sections'], from: '#contract/newsroom/desk/desk-sections.ts' },
  'entry_versions.changes': { type: 'ArticleChange[]', names: ['ArticleChange'], from: '#contract/newsroom/entries.ts' },
  'entry_versions.content': {
    type: '{ article_id: string; upload: ArticleUpload }[]',
    names: ['ArticleUpload'],
    from: '#contract/newsroom/upload/article-upload.ts',
  },
  'entry_versions.in_news': {
    type: '{ item_id: string; upload: InNewsUpload }[]',
    names: ['InNewsUpload'],
    from: '#contract/newsroom/upload/in-news-upload.ts',
  },
  'in_news_items.body': {
    type: "Omit<InNewsUpload, 'kind' | 'name' | 'syllabus'>",
    names: ['InNewsUpload'],
    from: '#contract/newsroom/upload/in-news-upload.ts',
  },
  'mock_attempts.certainties': { type: 'ByCertainty[]', names: ['ByCertainty'], from: '#contract/practice/mock-results.ts' },
  'mock_tests.letters': { type: 'Record<string, string[]>' },
  'notification_preferences.choices': {
    type: 'Partial<Preferences>',
    names: ['Preferences'],
    from: '#contract/messaging/notifications.ts',
  },
  'processing_units.problems': { type: '{ place: string; fault: string }[]' },
  'receipts.gst': { type: 'GstNote', names: ['GstNote'], from: '#contract/billing/subscriptions.ts' },
  'recall_cards.content': { type: 'StoredCardContent', names: ['StoredCardContent'], from: '#contract/practice/recall-cards.ts' },
  'quiz_attempts.answers': { type: 'Record<string, string>' },
  'quiz_editions.questions': { type: 'StoredQuestion[]', names: ['StoredQuestion'], from: '#contract/practice/question.ts' },
  'quiz_questions.options': { type: "Question['options']", names: ['Question'], from: '#contract/practice/question.ts' },
  'quiz_questions.translated': {
    type: 'QuestionTranslations',
    names: ['QuestionTranslations'],
    from: '#contract/newsroom/upload/question-translations.ts',
  },
  'threads.translated': { type: 'ThreadTranslations', names: ['ThreadTranslations'], from: '#contract/newsroom/threads.ts' },
  'answer_feedback.feedback': {
    type: "Omit<MachineFeedback, 'made_at'>",
    names: ['MachineFeedback'],
    from: '#contract/practice/writing-feedback.ts',
  },
  'written_answers.question': {
    type: 'StoredMainsQuestion',
    names: ['StoredMainsQuestion'],
    from: '#contract/practice/writing-rules.ts',
  },
  'answer_reviews.scores': { type: 'number[]' },
  'written_answers.scores': { type: '(number | null)[]' },
}

const folder = mkdtempSync(join(tmpdir(), 'catalyst-tables-'))
const database = await openEmbedded({ dataDir: folder, programFolder: null, poolSize: 1 }, console.warn)
await migrate(database.db)
const { rows } = await sql<{
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: string
  column_default: string | null
}>`
  select table_name, column_name, udt_name, is_nullable, column_default from information_schema.columns
  where table_schema = 'public' and table_name not like 'schema_migrations%' order by table_name, ordinal_position`.execute(
  database.db,
)
await database.close()
rmSync(folder, { recursive: true })

const tables = Object.groupBy(rows, (row) => row.table_name)
const lines = Object.entries(tables).flatMap(([table, columns]) => [
  `  ${table}: {`,
  ...(columns ?? []).map((column) => {
    const json = JSON_TYPES[`${table}.${column.column_name}`]
    const type = json ? `Json<${json.type}>` : TYPES[column.udt_name]
    if (!type) throw new Error(`${table}.${column.column_name}: no TypeScript type for ${column.udt_name}`)
    if (json && column.column_default) return `    ${column.column_name}: GeneratedJson<${json.type}>`
    const nullable = column.is_nullable === 'YES' ? `${type} | null` : type
    return `    ${column.column_name}: ${column.column_default ? `Generated<${nullable}>` : nullable}`
  }),
  '  }',
])
const imports = Object.entries(Object.groupBy(Object.values(JSON_TYPES), ({ from = '' }) => from))
  .filter(([from]) => from !== '')
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([from, types = []]) => {
    const names = [...new Set(types.flatMap(({ names = [] }) => names))].sort()
    return `import type { ${names.join(', ')} } from '${from}'`
  })
const text = `// Generated by scripts/tools/write-tables.ts from the migrations. Do not edit.
import type { ColumnType, Generated, RawBuilder } from 'kysely'
${imports.join('\n')}

/** Read as parsed JSON, written as JSON text. */
type Json<T> = ColumnType<T, string, string>
/** JSON with a default. */
type GeneratedJson<T> = ColumnType<T, string | undefined, string>
/** Made by SQL, never read. */
type TextVector = ColumnType<never, RawBuilder<unknown>, RawBuilder<unknown>>

export interface Tables {
${lines.join('\n')}
}
`

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error(`${FILE} does not match the migrations: run "npm run tables".`)
    process.exit(1)
  }
} else writeFileSync(FILE, text)
