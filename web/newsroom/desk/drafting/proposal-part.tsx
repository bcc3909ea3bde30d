import { useState } from 'react'
import { OUT_OF_DATE, PART_KINDS } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { ComparedPart, Proposal } from '#contract/newsroom/drafting/proposal-shapes.ts'
import type { OpenDraft } from '#web/newsroom/desk/use-draft.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useDecide } from './api.ts'
import { PartSentence } from './part-sentence.tsx'
import { PartValues } from './part-values.tsx'

interface ProposalPartProps {
  proposal: Proposal
  part: ComparedPart
  open: OpenDraft | undefined
}

type Chosen = 'confirmed' | 'removed'

/** What is decided on as one, with each sentence beside its passages. */
export function ProposalPart({ proposal, part, open }: ProposalPartProps) {
  const [choices, setChoices] = useState<Readonly<Record<number, Chosen>>>({})
  const decide = useDecide(proposal.proposal_id, part.number)
  const sentences = part.texts.flatMap((text) => text.sentences)
  const waiting = sentences.filter((one) => one.needs_confirmation && !choices[one.number])
  const numbersOf = (chosen: Chosen) => sentences.map(({ number }) => number).filter((number) => choices[number] === chosen)
  const bases = Object.fromEntries(open?.draft.sections.map(({ section, revision }) => [section, revision]) ?? [])
  const isSaving = open !== undefined && part.sections.some((section) => open.unsaved[section])
  const name = [PART_KINDS[part.kind], part.title].filter(Boolean).join(': ')
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <section aria-label={name} className="space-y-3">
        <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-sm text-quiet">{PART_KINDS[part.kind]}</span>
          {part.title && <span className="font-semibold wrap-anywhere">{part.title}</span>}
        </h4>
        <Duplicates duplicates={part.duplicates} />
        {part.texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no ids and keep their order
          <div key={at} className="space-y-2">
            {part.texts.length > 1 && <p className="text-sm font-medium text-quiet">{text.label}</p>}
            {text.sentences.map((sentence) => (
              <PartSentence
                key={sentence.number}
                sentence={sentence}
                proposal={proposal}
                choice={choices[sentence.number]}
                onChoose={
                  part.decision
                    ? undefined
                    : (choice) => setChoices((before) => ({ ...before, [sentence.number]: choice }) as typeof before)
                }
                canRemove={!text.is_whole}
                lang={proposal.language ?? 'en'}
              />
            ))}
          </div>
        ))}
        <PartValues values={part.values} />
        {part.decision ? (
          <Decision decision={part.decision} />
        ) : (
          <>
            {part.is_outdated && <Notice tone="warning">{OUT_OF_DATE}</Notice>}
            {decide.isError && (
              <Notice tone="error">{failureText(decide.error, 'We could not save this. Please try again.')}</Notice>
            )}
            <div className="flex flex-wrap items-center gap-3">
              <Button
                size="sm"
                busy={decide.isPending}
                disabled={waiting.length > 0 || isSaving || part.is_outdated}
                aria-label={`Accept: ${name}`}
                onClick={() =>
                  decide.mutate({ action: 'accept', confirmed: numbersOf('confirmed'), removed: numbersOf('removed'), bases })
                }
              >
                Accept
              </Button>
              <Button
                variant="outline"
                size="sm"
                disabled={decide.isPending}
                aria-label={`Reject: ${name}`}
                onClick={() => decide.mutate({ action: 'reject' })}
              >
                Reject
              </Button>
              <p className="text-sm text-quiet">{part.is_outdated ? '' : hint(waiting.length, isSaving)}</p>
            </div>
          </>
        )}
      </section>
    </li>
  )
}

function hint(waiting: number, isSaving: boolean): string {
  if (isSaving) return 'Your own text in this part is being saved first.'
  if (waiting === 0) return ''
  return waiting === 1 ? 'Decide on the marked sentence first.' : `Decide on the ${waiting} marked sentences first.`
}

function Duplicates({ duplicates }: Pick<ComparedPart, 'duplicates'>) {
  if (duplicates.length === 0) return null
  return (
    <p className="text-sm">
      <Badge tone="progress">Like what exists</Badge>{' '}
      {duplicates.map(({ title, day }) => (day ? `${title} (${formatDay(day)})` : title)).join(' · ')}
    </p>
  )
}

const Decision = ({ decision }: { decision: NonNullable<ComparedPart['decision']> }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
    <Badge tone={decision.state === 'accepted' ? 'good' : 'neutral'}>
      {decision.state === 'accepted' ? 'Accepted' : 'Rejected'}
    </Badge>
    {[`by ${decision.by ?? 'somebody who has left'}`, confirmationText(decision.confirmed.length)].filter(Boolean).join(', ')}
  </p>
)

const confirmationText = (count: number) =>
  count === 0 ? '' : count === 1 ? 'who confirmed one marked sentence' : `who confirmed ${count} marked sentences`
