import { z } from 'zod'
import type { MachineFeedback } from '#contract/practice/writing-feedback.ts'
import type { StoredMainsQuestion } from '#contract/practice/writing-rules.ts'
import { type ChatReply, UnusableReply } from '#server/platform/external/chat-service.ts'
import { checkReply } from '../rules.ts'

const MAX_ITEMS = 60
const text = z.string().max(4000)

const Mark = z.object({ n: z.int(), marks: z.number(), reason: text })
const Remark = z.object({ sentence: z.int(), quote: text, remark: text })
const Reply = z.object({ demands: z.array(z.unknown()).max(MAX_ITEMS), remarks: z.array(z.unknown()).max(MAX_ITEMS).default([]) })

/**
 * Untrusted: drops invalid items.
 * @throws UnusableReply without a valid mark
 */
export function readReply(
  { content, usage }: ChatReply,
  sentences: readonly string[],
  demands: StoredMainsQuestion['key_demands'],
): Pick<MachineFeedback, 'remarks' | 'marks'> {
  const reply = Reply.safeParse(jsonIn(content)).data
  const said = reply && { demands: fitting(Mark, reply.demands), remarks: fitting(Remark, reply.remarks) }
  const checked = said && checkReply(said, sentences, demands)
  if (!checked?.marks.some((mark) => mark !== null))
    throw new UnusableReply('unusable', 'The reply has no marks with reasons', usage)
  return checked
}

function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

const fitting = <T extends z.ZodType>(shape: T, items: unknown[]): z.output<T>[] =>
  items.flatMap((item) => {
    const { success, data } = shape.safeParse(item)
    return success ? [data] : []
  })
