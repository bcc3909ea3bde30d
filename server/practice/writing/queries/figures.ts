import { sql } from 'kysely'
import type { WritingFigures } from '#contract/practice/writing-figures.ts'
import { syllabusLines } from '#contract/syllabus/nodes.ts'
import type { Db } from '#server/db/open.ts'
import { type AnswerFilter, FINISHED_AT, finishedOf } from './answers.ts'

const MEANS = sql`
  count(*) filter (where is_submitted) as submitted, count(*) filter (where not is_submitted and is_written) as given_up,
  count(*) filter (where not is_submitted and not is_written) as only_read,
  round(avg(words) filter (where is_submitted and words > 0), 1) as words, round(avg(seconds) filter (where is_submitted), 1) as seconds,
  count(score_hundredths) as scored,
  sum(score_hundredths)::float8 / sum(most) filter (where score_hundredths is not null) as score_share`

const grouped = (name: string, order: string) => sql`(
  select coalesce(jsonb_agg(part order by ${sql.raw(order)}), '[]')
  from (select ${sql.ref(name)}, ${MEANS} from mine group by ${sql.ref(name)}) as part)`

type Rows = Omit<WritingFigures, 'nodes'> & { nodes: (WritingFigures['total'] & { line: string })[] }

export async function figuresOf(
  db: Db,
  { id, timeZone }: { id: string; timeZone: string },
  filter: AnswerFilter,
): Promise<WritingFigures> {
  const { rows } = await sql<Rows>`
    with mine as (
      select to_char(${FINISHED_AT} at time zone ${timeZone}, 'YYYY-MM') as month, question ->> 'directive' as directive,
        question ->> 'paper' as paper, syllabus, submitted_at is not null as is_submitted, words, seconds,
        words > 0 or seconds > 0 or exists (select from answer_photos where answer_photos.answer_id = written_answers.answer_id) as is_written, score_hundredths,
        (question ->> 'marks')::integer * 100 as most
      from written_answers where ${finishedOf(id, filter)}
    ), lines as (
      select mine.*, line from mine cross join lateral (
        select distinct split_part(node, '.', 1) || '.' || split_part(node, '.', 2) as line from unnest(syllabus) as node) as its
    )
    select (select to_jsonb(part) from (select ${MEANS} from mine) as part) as total,
      ${grouped('month', 'month')} as months,
      ${grouped('directive', 'submitted + given_up desc, directive')} as directives,
      ${grouped('paper', 'paper')} as papers,
      (select coalesce(jsonb_agg(part order by submitted + given_up desc, line), '[]')
        from (select line, ${MEANS} from lines group by line) as part) as nodes`.execute(db)
  const { nodes, ...figures } = rows[0] as Rows
  return {
    ...figures,
    nodes: nodes.flatMap(({ line: id, ...means }) => syllabusLines([id]).map((line) => ({ ...means, line }))),
  }
}
