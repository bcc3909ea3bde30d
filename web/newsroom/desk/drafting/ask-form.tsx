import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ENGLISH_NAMES, TARGETS, type Target } from '#contract/languages.ts'
import {
  KINDS_OF_DAY,
  MAX_CHOSEN_SOURCES,
  PROPOSAL_KINDS,
  type ProposalKind,
  QUESTIONS_ASKED,
} from '#contract/newsroom/drafting/drafting-rules.ts'
import type { DraftingService } from '#contract/newsroom/drafting/proposal-shapes.ts'
import { daySources } from '#web/newsroom/desk/sources/api.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { useAsk } from './api.ts'
import { SourceChoice } from './source-choice.tsx'

interface AskFormProps {
  day: string
  draftId: string | null
  service: NonNullable<DraftingService>
  onAsked: (proposalId: string) => void
}

const NO_SOURCES_YET = 'Add sources to the day first: drafts are made of them only.'

const COUNTED: readonly ProposalKind[] = ['questions', 'cards', 'mains']

/** What to ask for, and from which sources of the day. */
export function AskForm({ day, draftId, service, onAsked }: AskFormProps) {
  const kinds = (Object.keys(PROPOSAL_KINDS) as ProposalKind[]).filter(
    (kind) => KINDS_OF_DAY.includes(kind) === (draftId === null),
  )
  const [kind, setKind] = useState<ProposalKind>(kinds[0] ?? 'topics')
  const [language, setLanguage] = useState<Target>(TARGETS[0] as Target)
  const [count, setCount] = useState(String(QUESTIONS_ASKED.usual))
  const sources = useQuery(daySources(day))
  const ready = sources.data?.sources.filter(({ state, passages }) => state === 'added' && passages > 0) ?? []
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = ready
    .map(({ source_id }) => source_id)
    .filter((id) => !left.includes(id))
    .slice(0, MAX_CHOSEN_SOURCES)
  const ask = useAsk()
  if (sources.isPending) return <SkeletonRows rows={2} />
  if (!sources.data)
    return <LoadFailure title="The sources of the day did not load" error={sources.error} onRetry={sources.refetch} />
  const isTranslation = kind === 'translate'
  const isEmpty = ready.length === 0
  // Without an article there is nothing to translate.
  if (isEmpty && draftId === null) return <p className="text-quiet">{NO_SOURCES_YET}</p>
  const isUsedUp = service.left_today === 0
  const submit = () =>
    ask.mutate(
      isTranslation
        ? { kind, day, draft_id: draftId, language }
        : { kind, day, draft_id: draftId, source_ids: chosen, count: Number(count) },
      { onSuccess: onAsked },
    )
  return (
    <form
      className="space-y-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="flex flex-wrap gap-4">
        <div className="min-w-0 flex-1 basis-48">
          <Field label="Propose">
            <Select value={kind} onChange={({ target }) => setKind(target.value as ProposalKind)}>
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {PROPOSAL_KINDS[one]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {isTranslation && (
          <div className="min-w-0 flex-1 basis-40">
            <Field label="Into">
              <Select value={language} onChange={({ target }) => setLanguage(target.value as Target)}>
                {TARGETS.map((one) => (
                  <option key={one} value={one}>
                    {ENGLISH_NAMES[one]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        )}
        {COUNTED.includes(kind) && (
          <div className="w-28">
            <Field label="How many">
              <Input
                type="number"
                min={QUESTIONS_ASKED.least}
                max={QUESTIONS_ASKED.most}
                value={count}
                onChange={({ target }) => setCount(target.value)}
              />
            </Field>
          </div>
        )}
      </div>
      {isTranslation && (
        <p className="text-sm text-quiet">
          All that is written in English and has no translation yet: texts, questions, cards, lists.
        </p>
      )}
      {!isTranslation && isEmpty && <p className="text-quiet">{NO_SOURCES_YET}</p>}
      {!isTranslation && !isEmpty && <SourceChoice ready={ready} chosen={chosen} onLeave={setLeft} />}
      {ask.isError && <Notice tone="error">{failureText(ask.error, 'We could not ask the service. Please try again.')}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={ask.isPending} disabled={isUsedUp || (!isTranslation && chosen.length === 0)}>
          Ask for a proposal
        </Button>
        <p className="text-sm text-quiet">
          {isUsedUp
            ? `The limit of ${service.per_day} a day is reached. Ask again tomorrow.`
            : `${service.left_today} of ${service.per_day} left today. Sent to ${service.host}.`}
        </p>
      </div>
    </form>
  )
}
