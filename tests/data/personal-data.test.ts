import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { readDeletionLedger } from '#server/accounts/accounts/commands/deletion-ledger.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { openQueue } from '#server/platform/jobs/pg-boss-queue.ts'
import { fillTables } from '#tests/support/fixtures/fill-tables.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { ownDatabase } from '#tests/support/server/database.ts'

const app = testApp({}, ownDatabase)

const canary = (who: string, table: string, column: string) => `CANARY${who}.${table}.${column}.end`

/** Tables that reference a user, directly or through other tables: their rows may be personal data. */
async function aboutPeople(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    with recursive about as (
      select 'users'::regclass::oid as id
      union select conrelid from pg_constraint join about on confrelid = id
        where contype = 'f' and connamespace = 'public'::regnamespace
    ) select id::regclass::text as name from about`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Creates a row for a user in every table; every text contains a unique word. */
async function fillFor(who: string, person: Person, seed: number): Promise<void> {
  const about = await aboutPeople(app.db)
  await app.db.transaction().execute((db) =>
    fillTables(db, {
      rows: 2,
      seed,
      text: (table, column) => (about.has(table) ? canary(who, table, column) : `shared ${seed}`),
      json: (table, column) => (about.has(table) ? JSON.stringify({ said: canary(who, table, column) }) : '[]'),
      given: { users: { user_id: person.id } },
    }),
  )
}

/** Every column that contains the word, in all tables including the queue. */
async function placesOf(db: Db, word: string): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns
    where table_schema in ('public', 'jobs') and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY', 'tsvector', 'uuid')
    order by 1, 2, 3`.execute(db)
  const each = columns.map(
    ({ schema, table, column }) => sql`select ${sql.lit(`${table}.${column}`)} as place where exists (
      select from ${sql.table(`${schema}.${table}`)} where position(${word.toLowerCase()} in lower(${sql.ref(column)}::text)) > 0)`,
  )
  const { rows } = await sql<{ place: string }>`${sql.join(each, sql` union all `)}`.execute(db)
  return [...new Set(rows.map(({ place }) => place))].sort()
}

const filesWith = (folder: string, word: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(word))
    .map((entry) => entry.name)

const ARCHIVE = 'the record of what admins did, kept for 400 days'
const HISTORY = 'the history of a day, as the newsroom made it'
const PICTURE = 'a picture of articles, which is the product’s'
const WORK = 'the text of an article, which is the product’s'
const LIBRARY = 'of the library: it belongs to the team'
const DRAFT = 'a draft of an article, as the newsroom made it'
const SOURCE = 'a text of others that articles are written from'
const PROPOSAL = 'what a service proposed to the newsroom'
const SECRET = 'a hash that opens something, or tells a network again'

/** Columns that the download leaves out, with the reason. */
const NOT_IN_DOWNLOAD: Record<string, string> = {
  'allowances.kind': 'counts of the last minutes',
  'answer_photos.source_hash': 'of the file that was sent, to recognise it',
  'answer_photos.storage_key': 'the name of the file; the download says the path of each photograph',
  'audit_log.action': ARCHIVE,
  'audit_log.actor_name': ARCHIVE,
  'audit_log.details': ARCHIVE,
  'audit_log.subject_id': ARCHIVE,
  'audit_log.subject_kind': ARCHIVE,
  'audit_log.subject_name': ARCHIVE,
  'content_reports.admin_notes': 'the moderators’ own words',
  'content_reports.reported_content': 'in the post itself; that it was reported is the reporter’s',
  'email_links.source_hash': SECRET,
  'email_links.token_hash': SECRET,
  'retired_questions.question': LIBRARY,
  'desk_drafts.counts': DRAFT,
  'desk_drafts.kind': DRAFT,
  'desk_drafts.note': DRAFT,
  'desk_drafts.state': DRAFT,
  'desk_drafts.syllabus': DRAFT,
  'desk_drafts.title': DRAFT,
  'desk_proposals.currency': PROPOSAL,
  'desk_proposals.failure': PROPOSAL,
  'desk_proposals.host': PROPOSAL,
  'desk_proposals.parts': PROPOSAL,
  'desk_proposals.remarks': PROPOSAL,
  'desk_proposals.request': PROPOSAL,
  'desk_sections.fields': DRAFT,
  'desk_sections.section': DRAFT,
  'desk_passages.text': SOURCE,
  'desk_sources.found_at': SOURCE,
  'desk_sources.hash': SOURCE,
  'desk_sources.language': SOURCE,
  'desk_sources.reason': SOURCE,
  'desk_sources.state': SOURCE,
  'entry_versions.actor_name': HISTORY,
  'entry_versions.changes': HISTORY,
  'entry_versions.content': HISTORY,
  'entry_versions.in_news': HISTORY,
  'figure_files.storage_key': PICTURE,
  'figure_images.source_hash': PICTURE,
  'google_attempts.code_verifier': 'counts for ten minutes',
  'google_attempts.device_hash': 'counts for ten minutes',
  'google_attempts.nonce': 'counts for ten minutes',
  'google_attempts.state_hash': 'counts for ten minutes',
  'mock_attempts.certainties': 'counted from the answers',
  'mock_tests.letters': 'made of the questions',
  'mock_tests.questions': 'the library’s; each answer names its question',
  'notifications.about': 'what it is about, as a key',
  'passkey_challenges.challenge': 'counts for five minutes',
  'password_resets.token_hash': SECRET,
  'quiz_attempts.answers': 'said with each question',
  'recovery_codes.code_hash': SECRET,
  'second_factors.secret': 'what the codes of the authenticator app are computed from',
  'sessions.network_hash': SECRET,
  'sessions.token_hash': SECRET,
  'sign_in_sources.source_hash': SECRET,
  'practice_translations.language': WORK,
  'in_news_translations.language': WORK,
  'practice_translations.made_at': WORK,
  'in_news_translations.made_at': WORK,
  'practice_translations.made_with': WORK,
  'in_news_translations.made_with': WORK,
  'practice_translations.source_hash': WORK,
  'in_news_translations.source_hash': WORK,
  'practice_translations.text_hash': WORK,
  'in_news_translations.text_hash': WORK,
  'translations.analysis': WORK,
  'translations.english': WORK,
  'translations.language': WORK,
  'translations.made_of': WORK,
  'translations.summary': WORK,
  'translations.title': WORK,
  'written_answers.question': 'the library’s; each answer says its text, and the model answer is not the person’s',
}

/** Columns that are kept when an account is deleted, with the reason; docs/operations.md lists them for operators. */
const STAYS: Record<string, string> = {
  'audit_log.action': ARCHIVE,
  'audit_log.actor_name': ARCHIVE,
  'audit_log.details': ARCHIVE,
  'audit_log.subject_id': ARCHIVE,
  'audit_log.subject_kind': ARCHIVE,
  'audit_log.subject_name': ARCHIVE,
  'desk_comments.quote': DRAFT,
  'desk_comments.section': DRAFT,
  'desk_comments.text': DRAFT,
  'retired_questions.question': LIBRARY,
  'recalled_articles.reason': LIBRARY,
  'retired_questions.reason': LIBRARY,
  'desk_drafts.counts': DRAFT,
  'desk_drafts.kind': DRAFT,
  'desk_drafts.note': DRAFT,
  'desk_drafts.state': DRAFT,
  'desk_drafts.syllabus': DRAFT,
  'desk_drafts.title': DRAFT,
  'desk_proposals.currency': PROPOSAL,
  'desk_proposals.failure': PROPOSAL,
  'desk_proposals.host': PROPOSAL,
  'desk_proposals.kind': PROPOSAL,
  'desk_proposals.model': PROPOSAL,
  'desk_proposals.parts': PROPOSAL,
  'desk_proposals.remarks': PROPOSAL,
  'desk_proposals.request': PROPOSAL,
  'desk_sections.fields': DRAFT,
  'desk_sections.section': DRAFT,
  'desk_versions.model': PROPOSAL,
  'desk_versions.sections': DRAFT,
  'desk_passages.text': SOURCE,
  'desk_sources.address': SOURCE,
  'desk_sources.found_at': SOURCE,
  'desk_sources.hash': SOURCE,
  'desk_sources.kind': SOURCE,
  'desk_sources.language': SOURCE,
  'desk_sources.licence': SOURCE,
  'desk_sources.publisher': SOURCE,
  'desk_sources.reason': SOURCE,
  'desk_sources.state': SOURCE,
  'desk_sources.title': SOURCE,
  'entry_versions.actor_name': HISTORY,
  'entry_versions.changes': HISTORY,
  'entry_versions.content': HISTORY,
  'entry_versions.in_news': HISTORY,
  'figure_files.storage_key': PICTURE,
  'figure_images.source_hash': PICTURE,
  'forums.description': 'the place where others wrote; it has no author any more',
  'forums.title': 'the place where others wrote; it has no author any more',
  'practice_translations.language': WORK,
  'in_news_translations.language': WORK,
  'practice_translations.made_at': WORK,
  'in_news_translations.made_at': WORK,
  'practice_translations.made_with': WORK,
  'in_news_translations.made_with': WORK,
  'practice_translations.source_hash': WORK,
  'in_news_translations.source_hash': WORK,
  'practice_translations.text_hash': WORK,
  'in_news_translations.text_hash': WORK,
  'translations.analysis': WORK,
  'translations.english': WORK,
  'translations.language': WORK,
  'translations.made_of': WORK,
  'translations.summary': WORK,
  'translations.title': WORK,
}

describe('personal data', () => {
  test('is complete in the data download, without data of anybody else', { timeout: 120_000 }, async () => {
    const [anna, bela] = [await app.person('pro'), await app.person('pro')]
    await fillFor('ANNA', anna, 1)
    await fillFor('BELA', bela, 2)
    const reply = await app.call(accounts.exportData, { as: anna, body: { password: anna.password } })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).not.toContain('CANARYBELA')
    expect(reply.body).not.toContain(bela.email)
    // With the dot, because the word of a short column does not contain the column name.
    const planted = await placesOf(app.db, 'CANARYANNA.')
    expect(planted.length).toBeGreaterThan(40)
    const missing = planted.filter((place) => !reply.body.includes(`CANARYANNA.${place}.end`))
    expect(missing.filter((place) => !NOT_IN_DOWNLOAD[place])).toEqual([])
  })

  test('is deleted with the account, except what the documentation lists', { timeout: 120_000 }, async () => {
    const [anna, bela] = [await app.person('pro'), await app.person('pro')]
    const queue = openQueue(app.database, console)
    await queue.start()
    await queue.work('mail-password-reset', {}, async () => new Promise(() => {}))
    await queue.stop()
    await fillFor('ANNA', anna, 1)
    await fillFor('BELA', bela, 2)
    for (const { email } of [anna, bela]) await queue.enqueue(app.db, 'mail-password-reset', { email })
    const outbox = join(app.dataDir, 'outbox')
    mkdirSync(outbox, { recursive: true })
    for (const { email, username } of [anna, bela])
      writeFileSync(join(outbox, `${username}.eml`), `From: us\nTo: ${email}\n\nHello`)
    const reply = await app.call(accounts.deleteAccount, { as: anna, body: { password: anna.password } })
    expect(reply.statusCode).toBe(200)
    expect((await placesOf(app.db, 'CANARYANNA')).filter((place) => !STAYS[place])).toEqual([])
    for (const word of [anna.email, anna.id]) expect(await placesOf(app.db, word)).toEqual([])
    for (const word of [anna.email, anna.id, 'CANARYANNA'])
      expect([word, filesWith(app.storageFolder, word), filesWith(app.dataDir, word)]).toEqual([word, [], []])
    expect(await placesOf(app.db, bela.email)).toContain('users.email')
    expect(filesWith(app.dataDir, bela.email)).toHaveLength(1)
    expect(readDeletionLedger(join(app.dataDir, 'erased.list'))).toContain(hashOf(anna.id))
  })
})
