import { type RawBuilder, sql } from 'kysely'
import { folded } from '#contract/fold-text.ts'
import { type BankSort, EVERYBODY, LEAST_FOR_DISCRIMINATION } from '#contract/newsroom/question-bank/question-bank-rules.ts'
import type { BankFilter, BankQuestion } from '#contract/newsroom/question-bank.ts'
import { questionFrom, type StoredQuestion } from '#contract/practice/question.ts'
import { withDescendants } from '#contract/syllabus/nodes.ts'
import type { Db } from '#server/db/open.ts'
import { lookAgain } from '../rules.ts'

/** Ascending; null figures come last. */
const SORTS: Record<BankSort, RawBuilder<number>> = {
  newest: sql`date '2000-01-01' - day`,
  hardest: sql`coalesce(facility, 2)`,
  easiest: sql`coalesce(-facility, 2)`,
  least_telling: sql`coalesce(discrimination, 2)`,
  most_answered: sql`-answers`,
}

const NEEDS_A_LOOK = sql`(discrimination < 0 or (facility > ${sql.lit(EVERYBODY)} and answers >= ${sql.lit(LEAST_FOR_DISCRIMINATION)}))`

const STATES = {
  live: sql`not is_retired`,
  look_again: sql`not is_retired and ${NEEDS_A_LOOK}`,
  retired: sql`is_retired`,
  all: sql`true`,
}

function isWanted(filter: Omit<BankFilter, 'after' | 'limit'>): RawBuilder<boolean> {
  const { state, form, key_meaning, node, least, most, q, article_id, question_id } = filter
  const conditions = [
    STATES[state],
    form !== undefined && sql`form = ${form}`,
    key_meaning !== undefined && sql`key_meaning = ${key_meaning}`,
    node !== undefined && sql`syllabus && ${withDescendants(node)}::text[]`,
    least !== undefined && sql`round(facility * 100) >= ${least}::integer`,
    most !== undefined && sql`round(facility * 100) <= ${most}::integer`,
    q && sql`strpos(words, ${folded(q)}) > 0`,
    article_id !== undefined && sql`article_id = ${article_id}::uuid`,
    question_id !== undefined && sql`question_id = ${question_id}::uuid`,
  ].filter((condition) => condition !== false && condition !== undefined && condition !== '')
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

interface Row {
  total: number
  sorted: string
  question_id: string
  is_retired: boolean
  number: number | null
  form: string
  key_meaning: string
  syllabus: string[]
  answers: number
  right_answers: number
  chosen: Record<string, number>
  facility: number | null
  discrimination: number | null
  counted_at: Date | null
  article: BankQuestion['article']
  question: StoredQuestion
  retired: (Omit<NonNullable<BankQuestion['retired']>, 'at' | 'put_back_at'> & { at: string; put_back_at: string | null }) | null
}

/** One scan for the page and, on the first one, for the number of all that match. */
export async function bankPage(db: Db, { after, limit, ...filter }: BankFilter) {
  const isAfter = after ? sql`(sorted, question_id) > (${after[0]}::double precision, ${after[1]}::uuid)` : sql`true`
  const { rows } = await sql<Row>`
    with wanted as materialized (
      select question_id, (${SORTS[filter.sort]})::double precision as sorted from bank_questions where ${isWanted(filter)}
    ), page as (
      select bank_questions.*, sorted from (
        select * from wanted where ${isAfter} order by sorted, question_id limit ${limit + 1}) as chosen join bank_questions using (question_id)
    )
    select (select count(*) from wanted)::integer as total, sorted::text, page.question_id, is_retired, page.form, key_meaning, page.syllabus, answers, right_answers, chosen, facility, discrimination, counted_at,
      case when not is_retired then quiz_questions.position + 1 end as number,
      jsonb_build_object('article_id', articles.article_id, 'title', title, 'publication_date', day,
        'is_published', coalesce(status = 'published', false)) as article,
      case when retired_questions.put_back_at is null and retired_questions.question_id is not null
        then retired_questions.question || jsonb_build_object('question_id', page.question_id)
        else jsonb_build_object('question_id', page.question_id, 'question_text', question_text, 'options', options,
          'correct_option', correct_option, 'explanation', explanation) end as question,
      case when retired_questions.question_id is not null then jsonb_build_object('at', retired_at, 'by', username, 'kind', kind, 'reason', reason,
        'replaced_by', replaced_by, 'put_back_at', put_back_at) end as retired
    from page join articles using (article_id) left join daily_entries using (entry_id)
      left join quiz_questions on quiz_questions.question_id = page.question_id
      left join retired_questions on retired_questions.question_id = page.question_id
      left join users on users.user_id = retired_by
    order by page.sorted, page.question_id`.execute(db)
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  return {
    data: data.map(questionOf),
    next_after: rows.length > limit && last ? `${last.sorted}~${last.question_id}` : null,
    total: after ? null : (rows[0]?.total ?? 0),
  }
}

/** Of the whole bank, to choose from. */
export async function bankForms(db: Db) {
  const { rows } = await sql<{ form: string; key_meaning: string; count: number }>`
    select form, key_meaning, count(*)::integer as count from bank_questions where not is_retired
    group by form, key_meaning order by form, count desc, key_meaning`.execute(db)
  return rows
}

function questionOf(row: Row): BankQuestion {
  const { question, is_retired, number, article, form, key_meaning, syllabus, retired } = row
  const { answers, right_answers, chosen, facility, discrimination, counted_at } = row
  return {
    question: questionFrom(question),
    is_retired,
    number,
    article,
    form,
    key_meaning,
    syllabus,
    figures: {
      answers,
      right: right_answers,
      chosen,
      facility,
      discrimination,
      counted_at: counted_at?.toISOString() ?? null,
    },
    look_again: lookAgain(row),
    retired: retired && {
      ...retired,
      at: new Date(retired.at).toISOString(),
      put_back_at: retired.put_back_at && new Date(retired.put_back_at).toISOString(),
    },
  }
}
