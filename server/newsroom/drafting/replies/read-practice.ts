import { z } from 'zod'
import type { PlannedQuestion } from '#contract/newsroom/drafting/stored-proposal.ts'
import { type StoredPart, textOf } from '#contract/newsroom/drafting/stored-proposal.ts'
import { KEY_DEMANDS } from '#contract/newsroom/mains-rules.ts'
import { VALUE_BOX, VALUE_KINDS } from '#contract/reading/provenance-rules.ts'
import { MAX_NODES } from '#contract/syllabus/node-rules.ts'
import { isNode } from '#contract/syllabus/nodes.ts'
import { ANSWER, valueLabel } from '../parts/part-changes.ts'
import { OPTIONS } from '../rules/plan-questions.ts'
import { one } from './read-article.ts'
import type { Reading } from './said.ts'

const items = (most: number) => z.array(z.unknown()).max(most).default([])

const Questions = z.object({ questions: items(30) })
const Question = z.object({
  n: z.int(),
  stem: z.string(),
  statements: z
    .array(z.object({ text: z.string(), passages: z.unknown().optional(), is_true: z.boolean() }))
    .max(4)
    .default([]),
  right: z.unknown().optional(),
  wrong: z.array(z.string()).max(5).default([]),
  explanation: items(12),
  syllabus: z.array(z.string().max(200)).max(10).default([]),
})
type SaidQuestion = z.infer<typeof Question>

/** Options and key are made here, of what the service says is true. @returns `undefined` if the reply has another form */
export function readQuestions(reply: unknown, reading: Reading, plan: readonly PlannedQuestion[]): StoredPart[] | undefined {
  const { data } = Questions.safeParse(reply)
  if (!data) return undefined
  const said = reading.fitting(Question, data.questions)
  return plan.flatMap((planned, at) => {
    const question = said.find(({ n }) => n === at + 1)
    const part = question && questionOf(question, planned, reading)
    if (!part) reading.remarks.push(`Question ${at + 1} of the plan is missing or has another form than planned`)
    return part ? [part] : []
  })
}

function questionOf(said: SaidQuestion, planned: PlannedQuestion, reading: Reading): StoredPart | undefined {
  const stem = reading.line(said.stem, 1500)
  const explanation = reading.text('Explanation', said.explanation)
  const made = planned.form === 'direct' ? directOf(said, planned, reading) : statementsOf(said, planned, reading)
  if (stem === undefined || explanation.sentences.length === 0 || !made) return undefined
  const asked = { label: 'Question', is_whole: true, sentences: [{ text: stem, passages: [], is_claim: false }] }
  return {
    ...{ kind: 'question', title: '' },
    texts: [asked, ...made.texts, explanation],
    values: { form: planned.form, ...made.values, syllabus: nodesIn(said.syllabus) },
  }
}

type Made = Pick<StoredPart, 'texts' | 'values'> | undefined

function statementsOf(
  { statements }: SaidQuestion,
  planned: Extract<PlannedQuestion, { truths: boolean[] }>,
  reading: Reading,
): Made {
  if (statements.map(({ is_true }) => is_true).join() !== planned.truths.join()) return undefined
  const texts = statements.map((statement, at) =>
    reading.text(`Statement ${at + 1}, ${statement.is_true ? 'true' : 'false'}`, [statement], {
      isWhole: true,
      isClaim: statement.is_true,
    }),
  )
  if (texts.some(({ sentences }) => sentences.length !== 1)) return undefined
  const { form, correct_option } = planned
  return { texts, values: { options: OPTIONS[form], correct_option } }
}

function directOf({ right, wrong }: SaidQuestion, { correct_option }: PlannedQuestion, reading: Reading): Made {
  const answer = reading.text('', [right])
  const others = wrong.flatMap((text) => reading.line(text, 300) ?? [])
  const text = withoutStop(textOf(answer))
  const all = [text, ...others.map(withoutStop)]
  if (text === '' || others.length !== 3 || new Set(all.map((option) => option.toLowerCase())).size !== 4) return undefined
  const rest = [...all.slice(1)]
  const options = Object.fromEntries(
    ['A', 'B', 'C', 'D'].map((letter) => [letter, letter === correct_option ? text : (rest.shift() ?? '')]),
  )
  return { texts: [], values: { options, correct_option } }
}

const withoutStop = (text: string) => text.replace(/\.$/, '')

export const nodesIn = (ids: readonly string[]): string[] => {
  const known = [...new Set(ids)].filter(isNode)
  return known.filter((id) => !known.some((other) => other !== id && id.startsWith(`${other}.`))).slice(0, MAX_NODES)
}

const Cards = z.object({ cards: items(40) })
const Card = z.object({ front: z.string(), back: items(6) })

export function readCards(reply: unknown, reading: Reading): StoredPart[] | undefined {
  const { data } = Cards.safeParse(reply)
  return (
    data &&
    reading.fitting(Card, data.cards).flatMap(({ front, back }) => {
      const title = reading.line(front, 500)
      return title ? one('card', reading.text('Back', back), { title }) : []
    })
  )
}

const Mains = z.object({ mains: items(20) })
const MainsQuestion = z.object({
  question: z.string(),
  marks: z.literal([10, 15]),
  answer: z.array(items(20)).min(1).max(12),
  points: z.array(z.string()).max(12).default([]),
  values: items(VALUE_BOX.most + 4),
})
const Value = z.object({ kind: z.enum(VALUE_KINDS), sentence: z.unknown() })

export function readMains(reply: unknown, reading: Reading): StoredPart[] | undefined {
  const { data } = Mains.safeParse(reply)
  return data && reading.fitting(MainsQuestion, data.mains).flatMap((said) => mainsOf(said, reading))
}

function mainsOf({ question, marks, answer, points, values }: z.infer<typeof MainsQuestion>, reading: Reading): StoredPart[] {
  const title = reading.line(question, 1000)
  const paragraphs = answer.map((said) => reading.text(ANSWER, said)).filter(({ sentences }) => sentences.length > 0)
  if (title === undefined || paragraphs.length === 0) return []
  const box = reading
    .fitting(Value, values)
    .slice(0, VALUE_BOX.most)
    .flatMap(({ kind, sentence }) => {
      const text = reading.text('', [sentence])
      const source_id = text.sentences[0]?.passages[0]?.source_id
      return source_id ? [{ kind, source_id, text }] : []
    })
  const demands = points.flatMap((point) => reading.line(point, 300) ?? []).slice(0, KEY_DEMANDS.most)
  return [
    {
      ...{ kind: 'mains', title },
      texts: [...paragraphs, ...box.map(({ text }, at) => ({ ...text, label: valueLabel(at) }))],
      values: {
        marks,
        key_demands: demands.length >= KEY_DEMANDS.least ? withMarks(demands, marks) : [],
        value_box: box.map(({ kind, source_id }) => ({ kind, source_id })),
      },
    },
  ]
}

/** Services add up badly: marks are divided here, in halves, the first get the rest. */
function withMarks(points: readonly string[], marks: number): { point: string; marks: number }[] {
  const steps = marks / KEY_DEMANDS.step
  const [least, rest] = [Math.floor(steps / points.length), steps % points.length]
  return points.map((point, at) => ({ point, marks: (least + (at < rest ? 1 : 0)) * KEY_DEMANDS.step }))
}
