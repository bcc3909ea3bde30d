/** The shape of the house: closed file names, mirrored features, one writer for each table, no file that fears to be read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FLOOR = ['platform', 'db']
const SERVER_FILES = /^(routes|queries|commands|rules|policy|jobs|listeners|leaving|mail|notices|gateway)(\.test)?\.ts$/
const WEB_ONLY = [
  'app',
  'screens',
  'ui',
  'platform',
  'styles',
  'public',
  'marketing',
  'focus',
  'keeping',
  'worker',
  'node_modules',
]
const DRAWERS = /^(index|utils?|helpers?|types|misc|common)\.tsx?$/
const LONGEST = 320

/** The only feature that writes each table. */
const OWNERS: Record<string, string> = {
  users: 'accounts',
  sessions: 'sessions',
  password_resets: 'password-reset',
  sign_in_failures: 'platform',
  daily_entries: 'daily',
  articles: 'daily',
  quizzes: 'quizzes',
  quiz_questions: 'quizzes',
  quiz_editions: 'quizzes',
  quiz_attempts: 'quizzes',
  bookmarks: 'bookmarks',
  notification_preferences: 'notifications',
  notifications: 'notifications',
  notification_inboxes: 'notifications',
  broadcasts: 'notifications',
  broadcast_reads: 'notifications',
  broadcast_silences: 'notifications',
  mail_deliveries: 'mails',
  audio_files: 'audio',
  processing_units: 'units',
  processing_blocks: 'processing',
  translations: 'translations',
  instance_secrets: 'platform',
  article_search: 'search',
  search_words: 'search',
  readings: 'progress',
  reading_days: 'progress',
  reading_streaks: 'progress',
  reading_totals: 'progress',
  reading_positions: 'progress',
  reading_settings: 'reading-settings',
  allowances: 'platform',
  forum_categories: 'community',
  forums: 'community',
  forum_posts: 'posts',
  forum_post_versions: 'posts',
  forum_reactions: 'posts',
  forum_subscriptions: 'community',
  content_reports: 'moderation',
  audit_log: 'audit',
  entry_versions: 'newsroom',
  community_snapshots: 'analytics',
  shared_results: 'peer-learning',
  shared_result_likes: 'peer-learning',
  study_groups: 'study-groups',
  study_group_members: 'study-groups',
  learning_tips: 'peer-learning',
  learning_tip_likes: 'peer-learning',
  learning_tip_saves: 'peer-learning',
  peer_learning_starts: 'peer-learning',
  quiz_forum_scores: 'quiz-forums',
  quiz_forum_samples: 'quiz-forums',
  quiz_discussions: 'quiz-discussion',
  quiz_discussion_replies: 'quiz-discussion',
  quiz_discussion_likes: 'quiz-discussion',
  quiz_discussion_reply_likes: 'quiz-discussion',
  feedback: 'feedback',
  feedback_status_changes: 'feedback',
  billing_checkouts: 'billing',
  billing_trial_uses: 'billing',
  billing_members: 'subscriptions',
  billing_events: 'subscriptions',
  subscriptions: 'subscriptions',
  receipts: 'subscriptions',
  billing_endings: 'platform',
  erasures: 'platform',
  carried_jobs: 'platform',
}

const dirs = (at: string) =>
  readdirSync(at, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
const wrong: string[] = []
let files = 0

for (const feature of dirs('server').filter((name) => !FLOOR.includes(name))) {
  if (!existsSync(`contract/${feature}.ts`)) wrong.push(`server/${feature} has no contract/${feature}.ts`)
  for (const file of readdirSync(`server/${feature}`)) {
    if (!SERVER_FILES.test(file)) wrong.push(`server/${feature}/${file} is not one of the house names`)
    if (file.includes('.test.')) continue
    const source = readFileSync(`server/${feature}/${file}`, 'utf8')
    const written = [
      ...source.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g),
      ...source.matchAll(/\b(?:insert into|update|delete from) (\w+)\b(?= \(| set| where)/g),
    ]
    for (const [, table = ''] of written)
      if (OWNERS[table] !== feature) wrong.push(`server/${feature}/${file} writes ${table}, which ${OWNERS[table]} owns`)
  }
}
for (const feature of dirs('web').filter((name) => !WEB_ONLY.includes(name)))
  if (!existsSync(`contract/${feature}.ts`)) wrong.push(`web/${feature} mirrors nothing in contract/`)

for (const root of ['contract', 'server', 'web'])
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || path.includes('node_modules')) continue
    files++
    if (DRAWERS.test(entry.name)) wrong.push(`${path}: a drawer, not a name`)
    if (!/^[a-z0-9-]+(\.test)?\.tsx?$/.test(entry.name)) wrong.push(`${path}: file names are kebab-case`)
    const source = readFileSync(path, 'utf8')
    if (/^export default/m.test(source)) wrong.push(`${path}: exports are named`)
    const lines = source.split('\n').length
    if (lines > LONGEST && !path.endsWith('db/tables.ts')) wrong.push(`${path} has ${lines} lines: which noun is hiding in it?`)
  }

if (files < 50) wrong.push(`Only ${files} files were read: the check is not looking at the code.`)
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
console.log(`${files} files keep the shape of the house`)
