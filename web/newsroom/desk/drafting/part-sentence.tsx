import { clsx } from 'clsx'
import { cutText } from '#contract/cut-text.ts'
import type { Language } from '#contract/languages.ts'
import { MISMATCH_KINDS, type MismatchKind } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { ComparedSentence, Proposal } from '#contract/newsroom/drafting/proposal-shapes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { piecesOf } from './proposal-texts.ts'

type Choice = 'confirmed' | 'removed' | undefined

interface PartSentenceProps {
  sentence: ComparedSentence
  proposal: Proposal
  choice: Choice
  /** `undefined` once the part is decided on. */
  onChoose: ((choice: Choice) => void) | undefined
  canRemove: boolean
  /** Of the text. */
  lang: Language
}

/** A sentence with what it rests on; what differs is in red, with both sides. */
export function PartSentence({ sentence, proposal, choice, onChoose, canRemove, lang }: PartSentenceProps) {
  const { needs_confirmation, passages } = sentence
  return (
    <div
      className={clsx(
        'grid gap-x-6 gap-y-2 border-s-4 ps-3 md:grid-cols-2',
        needs_confirmation ? (choice ? 'border-signal' : 'border-danger') : 'border-transparent',
      )}
    >
      <div className="min-w-0 space-y-2">
        <p lang={lang} className={clsx('whitespace-pre-line wrap-anywhere', choice === 'removed' && 'text-quiet line-through')}>
          {piecesOf(sentence).map(({ text, isCopied }, at) =>
            isCopied ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, without state
              <mark key={at} className="rounded-sm bg-signal-soft text-ink underline decoration-signal decoration-wavy">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
        {sentence.copied.length > 0 && (
          <p className="text-sm text-quiet">Underlined words are those of a source. Write them in other words.</p>
        )}
        <Differences sentence={sentence} />
        {onChoose && needs_confirmation && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              aria-pressed={choice === 'confirmed'}
              aria-label={`I confirm it: ${sentence.text}`}
              onClick={() => onChoose(choice === 'confirmed' ? undefined : 'confirmed')}
            >
              I confirm it
            </Button>
            {canRemove && (
              <Button
                variant="outline"
                size="sm"
                aria-pressed={choice === 'removed'}
                aria-label={`Remove it: ${sentence.text}`}
                onClick={() => onChoose(choice === 'removed' ? undefined : 'removed')}
              >
                Remove it
              </Button>
            )}
          </div>
        )}
      </div>
      {passages.length > 0 && <Passages passages={passages} proposal={proposal} />}
      {sentence.english !== null && (
        <p lang="en" className="min-w-0 text-sm whitespace-pre-line text-quiet wrap-anywhere">
          {sentence.english}
        </p>
      )}
    </div>
  )
}

/** What these are about stands beside the sentence. */
const WITHOUT_SIDES: readonly MismatchKind[] = ['words', 'orders', 'translation']

const MAX_SHOWN = 200
const shortened = (text: string) => (text.length > MAX_SHOWN ? `${cutText(text, MAX_SHOWN)}…` : text)

function Differences({ sentence: { mismatches, is_claim, passages } }: Pick<PartSentenceProps, 'sentence'>) {
  if (is_claim && passages.length === 0) return <Badge tone="danger">No passage</Badge>
  if (mismatches.length === 0) return null
  return (
    <ul className="space-y-1 text-sm text-danger">
      {mismatches.map(({ kind, said, source }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: without state
        <li key={at} className="wrap-anywhere">
          <span className="font-semibold">{MISMATCH_KINDS[kind]}</span>
          {kind === 'translation' && `: it ${said}`}
          {!WITHOUT_SIDES.includes(kind) && `: here “${said}”, there ${source === null ? 'nothing like it' : `“${source}”`}`}
          {kind === 'orders' && source !== null && `: “${shortened(source)}”`}
        </li>
      ))}
    </ul>
  )
}

function Passages({ passages, proposal }: { passages: ComparedSentence['passages']; proposal: Proposal }) {
  return (
    <ul aria-label="Passages" className="min-w-0 space-y-2 text-sm text-quiet">
      {passages.map(({ source_id, number }) => (
        <li key={`${source_id} ${number}`} className="border-s border-line ps-3 wrap-anywhere">
          {proposal.passages.find((one) => one.source_id === source_id && one.number === number)?.text}
          <span className="block font-medium">
            {`${proposal.sources.find((one) => one.source_id === source_id)?.title ?? ''}, passage ${number}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
