import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Day, Instant } from '#contract/text.ts'
import { MAX_FEEDBACK_CHARACTERS, MAX_FEEDBACK_REMARKS } from './writing-feedback-rules.ts'
import { ANSWER_NOT_FOUND, WRITING_FORBIDDEN } from './writing-rules.ts'

const count = z.number().int().min(0)
const MachineText = z.string().min(1).max(MAX_FEEDBACK_CHARACTERS)

const Remark = z.object({
  /** Index in `sentences`. */
  sentence: count,
  text: MachineText,
})

const Mark = z.object({ hundredths: count, reason: MachineText })

export const MachineFeedback = z.object({
  /** Joined, the answer's text. */
  sentences: z.array(z.string()),
  remarks: z.array(Remark).max(MAX_FEEDBACK_REMARKS),
  /** By key demand. */
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
  /** `null` if not offered. */
  service: z
    .object({
      host: z.string(),
      model: z.string(),
      has_agreed: z.boolean(),
      per_day: count,
      left_today: count,
    })
    .nullable(),
  request: Request.nullable(),
})
export type FeedbackState = z.infer<typeof FeedbackState>

/** Without personal data. */
const UsageOfDay = z.object({
  day: Day,
  model: z.string(),
  calls: count,
  failed: count,
  tokens_in: count,
  tokens_out: count,
})

const FeedbackUsage = z.object({
  /** `null` if not offered. */
  service: z.object({ host: z.string(), model: z.string(), per_day: count }).nullable(),
  total: UsageOfDay.omit({ day: true, model: true }),
  /** Latest first. */
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
  /** 409 without a service, consent or a typed, submitted answer; 429 at the daily limit. Failed requests can be repeated. */
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
  withdraw: endpoint('DELETE /api/writing/feedback-consent', 'member', {
    summary: 'No longer agree that answers are sent to a service. Requests that wait are not sent',
    reply: Done,
  }),
  usage: endpoint('GET /api/admin/writing-feedback/usage', 'admin', {
    summary: 'Calls and tokens of the service that gives feedback on answers, by day',
    reply: data(FeedbackUsage),
  }),
}
