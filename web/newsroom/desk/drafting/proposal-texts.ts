import { counted } from '#contract/amounts.ts'
import { ENGLISH_NAMES } from '#contract/languages.ts'
import { PROPOSAL_KINDS } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { ComparedSentence, ListedProposal } from '#contract/newsroom/drafting/proposal-shapes.ts'
import { formatTime } from '#web/platform/time/dates.ts'

const whole = (count: number) => count.toLocaleString('en-IN')

/** Model, tokens, cost and seconds, as far as they are known. */
export function usageText({ model, tokens_in, tokens_out, cost, milliseconds }: ListedProposal['usage']): string {
  const tokens =
    tokens_in === null && tokens_out === null ? undefined : `${whole(tokens_in ?? 0)} + ${whole(tokens_out ?? 0)} tokens`
  const paid = cost && `${cost.currency} ${cost.amount.toFixed(4)}`
  const took = milliseconds === null ? undefined : `${(milliseconds / 1000).toFixed(1)}\u00a0s`
  return [model, tokens, paid, took].filter(Boolean).join(' · ')
}

/** `A translation into Hindi` */
export const kindText = ({ kind, language }: Pick<ListedProposal, 'kind' | 'language'>): string =>
  language ? `${PROPOSAL_KINDS[kind]} into ${ENGLISH_NAMES[language]}` : PROPOSAL_KINDS[kind]

export function stateText({ state, failure, next_try_at, parts }: ListedProposal): string {
  if (state === 'failed') return failure ?? 'Failed'
  if (state === 'waiting')
    return next_try_at ? `The service asked to wait. Asked again at ${formatTime(next_try_at)}` : 'Waits for the service'
  if (state === 'working') return 'Being written'
  if (state === 'cancelled') return 'Cancelled'
  const open = parts.total - parts.accepted - parts.rejected
  return `${counted(parts.total, 'part')}: ${parts.accepted} accepted, ${parts.rejected} rejected, ${open} open`
}

export interface Piece {
  text: string
  isCopied: boolean
}

/** The sentence in pieces, with the words copied from a passage apart. */
export function piecesOf({ text, copied }: Pick<ComparedSentence, 'text' | 'copied'>): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const run of copied) {
    pieces.push(
      { text: text.substring(from, run.from), isCopied: false },
      { text: text.substring(run.from, run.to), isCopied: true },
    )
    from = run.to
  }
  return [...pieces, { text: text.substring(from), isCopied: false }].filter((piece) => piece.text !== '')
}
