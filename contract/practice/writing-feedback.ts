import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Day, Instant } from '#contract/text.ts'
import { MAX_FEEDBACK_CHARACTERS, MAX_FEEDBACK_REMARKS } from './writing-feedback-rules.ts'
import { ANSWER_NOT_FOUND, WRITING_FORBIDDEN } from './writing-rules.ts'

const count = z.number().int().min(0)
/** Plain text of a machine, without links. */
const MachineText = z.string().min(1).max(MAX_FEEDBACK_CHARACTERS)

const Remark = z.object({
  /** The index of the sentence in `sentences`, from 0. */
  sentence: count,
  text: MachineText,
})

/** A mark in hundredths, at most that of its key demand, with its reason. */
const Mark = z.object({ hundredths: count, reason: MachineText })

export const MachineFeedback = z.object({
  /** The sentences of the answer; joined, they are its text. */
  sentences: z.array(z.string()),
  /** By sentence. */
  remarks: z.array(Remark).max(MAX_FEEDBACK_REMARKS),
  /** One for each key demand, in their order; null where the machine gave no mark with a reason. */
  marks: z.array(Mark.nullable()),
  made_at: Instant,
})
export type MachineFeedback = z.infer<typeof MachineFeedback>

const Request = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), model: z.string() }),
  z.object({ state: z.literal('failed'), model: z.string(), failure: z.string() }),
  z.object({ state: z.literal('done'), model: z.string(), feedback: MachineFeedback }),
])

const FeedbackState = z.object({
  /** Where answers are sent; null where feedback is not offered for this answer. Made feedback is shown all the same. */
  service: z
    .object({
      host: z.string(),
      model: z.string(),
      /** Whether the person agreed that answers are sent to this host. */
      has_agreed: z.boolean(),
      per_day: count,
      left_today: count,
    })
    .nullable(),
  /** Null if feedback was never asked for. */
  request: Request.nullable(),
})
export type FeedbackState = z.infer<typeof FeedbackState>

/** Calls of the service on a day in India, without persons. */
const UsageOfDay = z.object({
  day: Day,
  model: z.string(),
  calls: count,
  /** Calls that gave no feedback. */
  failed: count,
  /** As the service reports them. */
  tokens_in: count,
  tokens_out: count,
})

const FeedbackUsage = z.object({
  /** Null where it is not offered. */
  service: z.object({ host: z.string(), model: z.string(), per_day: count }).nullable(),
  total: UsageOfDay.omit({ day: true, model: true }),
  /** The last 30 days with calls, latest first. */
  days: z.array(UsageOfDay),
})
export type FeedbackUsage = z.infer<typeof FeedbackUsage>

const answerId = z.uuid({ error: 'The id of the answer must be a UUID' }).toLowerCase()
const ofAnswer = {
  params: z.object({ answerId }),
  notFound: ANSWER_NOT_FOUND,
  forbidden: WRITING_FORBIDDEN,
  noStore: true,
}

export const writingFeedback = {
  state: endpoint('GET /api/writing/answers/:answerId/feedback', 'proStudy', {
    ...ofAnswer,
    summary: 'A machine’s feedback on an own submitted answer, and whether it can be asked for',
    reply: data(FeedbackState),
  }),
  /** 409 without a service, consent or a typed, submitted answer; 429 when the daily limit is used up. A failed request can be repeated. */
  ask: endpoint('POST /api/writing/answers/:answerId/feedback', 'proStudy', {
    ...ofAnswer,
    summary: 'Ask a machine for feedback on an own answer. However often it is asked for, an answer is sent once',
    reply: data(FeedbackState),
  }),
  agree: endpoint('PUT /api/writing/feedback-consent', 'proStudy', {
    summary:
      'Agree that own answers are sent to the service of this host when feedback is asked for. Repeating it changes nothing',
    forbidden: WRITING_FORBIDDEN,
    body: z.object(
      { host: z.string({ error: 'host must be text' }).max(300, { error: 'host must be at most 300 characters' }) },
      { error: 'Send a JSON object of host' },
    ),
    reply: Done,
  }),
  /** Members without Pro may withdraw too. */
  withdraw: endpoint('DELETE /api/writing/feedback-consent', 'member', {
    summary: 'No longer agree that answers are sent to a service. Requests that wait are not sent',
    reply: Done,
  }),
  usage: endpoint('GET /api/admin/writing-feedback/usage', 'admin', {
    summary: 'Calls and tokens of the service that gives feedback on answers, by day',
    reply: data(FeedbackUsage),
  }),
}
