import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { counted } from '#contract/amounts.ts'
import { ENGLISH_NAMES, isTarget, LANGUAGES, type Language, type Target } from '#contract/languages.ts'
import type { Unit } from '#contract/newsroom/processing.ts'
import { UNIT_KINDS, type UnitKind, type UnitStatus } from '#contract/newsroom/processing-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { engines, entryProcessing, useCancelUnit, useMarkReviewed, useRetryUnit } from './api.ts'
import { canCancel, canRetry, needsReview, originText, reasonTexts, STATUS_LABELS, STATUS_TONES } from './unit-texts.ts'

interface ArticleUnitsProps {
  entryId: string
  articleId: string
  translationPath: (language: Target) => string
}

export function ArticleUnits({ entryId, articleId, translationPath }: ArticleUnitsProps) {
  const { data } = useQuery(entryProcessing(entryId))
  const { units = [], given = [] } = data?.articles.find(({ article_id }) => article_id === articleId) ?? {}
  if (!data) return null
  const hasPractice = units.some(({ kind }) => kind === 'practice')
  const editPathOf = (kind: UnitKind, language: Language) => {
    if (!isTarget(language) || kind === 'audio') return undefined
    return kind === 'text' ? translationPath(language) : paths.adminArticle(entryId, articleId)
  }
  return (
    <ul className="divide-y divide-line border-t border-line">
      {LANGUAGES.map((language) => (
        <li key={language} className={`grid gap-x-6 gap-y-3 py-3 ${hasPractice ? COLUMNS.practice : COLUMNS.plain}`}>
          <span className="font-medium">{ENGLISH_NAMES[language]}</span>
          {UNIT_KINDS.filter((kind) => kind !== 'in-news' && (kind !== 'practice' || hasPractice)).map((kind) => {
            const unit = units.find((one) => one.language === language && one.kind === kind)
            if (unit) return <UnitCell key={kind} unit={unit} editPath={editPathOf(kind, language)} />
            if (language === 'en' && kind !== 'audio') return <Original key={kind} isFirst={kind === 'text'} />
            return (
              <GivenCell key={kind} kind={kind} isGiven={given.some((one) => one.language === language && one.kind === kind)} />
            )
          })}
        </li>
      ))}
    </ul>
  )
}

/** Practice stands beneath the translation until there is room for both. */
const COLUMNS = {
  plain: 'sm:grid-cols-[5rem_1fr_1fr]',
  practice: 'sm:grid-cols-[5rem_1fr] xl:grid-cols-[5rem_1fr_1fr_1fr] sm:max-xl:[&>*:not(:first-child)]:col-start-2',
}

const Original = ({ isFirst }: { isFirst: boolean }) =>
  isFirst ? <p className="text-sm text-quiet">Original</p> : <span className="max-xl:hidden" />

/** Retries only what failed. */
const RETRY_LABELS: Partial<Record<UnitStatus, string>> = { ready: 'Regenerate', skipped: 'Make now', unavailable: 'Make now' }

interface UnitCellProps {
  unit: Unit
  editPath: string | undefined
  /** The kind is said beside it. */
  isNamed?: boolean
}

export function UnitCell({ unit, editPath, isNamed = false }: UnitCellProps) {
  const retry = useRetryUnit()
  const review = useMarkReviewed()
  const cancel = useCancelUnit()
  const known = useQuery(engines()).data?.engines ?? []
  const { unit_id, kind, language, status } = unit
  const name = `${KIND_LABELS[kind]} in ${ENGLISH_NAMES[language]}`
  const onError = (error: unknown) => toast(failureText(error, 'Something went wrong. Please try again.'), 'error')
  const retryLabel = RETRY_LABELS[status] ?? 'Retry'
  const lines = [originText(unit), ...reasonTexts(unit, Date.now())].filter((one) => one !== undefined)

  return (
    <div className="flex min-w-0 flex-wrap content-start items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-36 space-y-1">
        <p className="flex flex-wrap items-center gap-2">
          {!isNamed && <span className="text-sm">{KIND_LABELS[kind]}</span>}
          <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
        </p>
        {lines.map((one) => (
          <p key={one} className="text-sm text-quiet wrap-anywhere first-letter:uppercase">
            {one}
          </p>
        ))}
        <Problems problems={unit.problems} />
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {canRetry(unit, known) && (
          <Button
            variant={status === 'ready' ? 'ghost' : 'outline'}
            size="sm"
            busy={retry.isPending}
            aria-label={`${retryLabel}: ${name}`}
            onClick={() => retry.mutate(unit_id, { onError })}
          >
            {retryLabel}
          </Button>
        )}
        {needsReview(unit) && (
          <Button
            variant="outline"
            size="sm"
            busy={review.isPending}
            aria-label={`Mark reviewed: ${name}`}
            onClick={() => review.mutate(unit_id, { onSuccess: () => toast('Marked as reviewed.', 'success'), onError })}
          >
            Mark reviewed
          </Button>
        )}
        {canCancel(unit) && (
          <Button
            variant="ghost"
            size="sm"
            busy={cancel.isPending}
            aria-label={`Cancel: ${name}`}
            onClick={() => cancel.mutate(unit_id, { onError })}
          >
            Cancel
          </Button>
        )}
        {editPath && status !== 'running' && (
          <Link to={editPath} aria-label={`Edit: ${name}`} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
            Edit
          </Link>
        )}
      </div>
    </div>
  )
}

/** One alone is in the line above. */
function Problems({ problems }: Pick<Unit, 'problems'>) {
  if (problems.length < 2) return null
  return (
    <details className="text-sm text-quiet">
      <summary className="min-h-9 py-1.5">{counted(problems.length, 'refused text')}</summary>
      <ul className="list-disc space-y-1 ps-5 wrap-anywhere">
        {problems.map(({ place, fault }) => (
          <li key={place + fault}>{`${place}: ${fault}`}</li>
        ))}
      </ul>
    </details>
  )
}

const KIND_LABELS: Record<UnitKind, string> = {
  text: 'Translation',
  practice: 'Practice',
  'in-news': 'Items in the news',
  audio: 'Audio',
}

/** For an article that was never processed. */
function GivenCell({ kind, isGiven }: { kind: UnitKind; isGiven: boolean }) {
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-sm">{KIND_LABELS[kind]}</span>
        {isGiven ? <Badge tone="good">Ready</Badge> : <Badge>Not made</Badge>}
      </p>
      {isGiven && <p className="text-sm text-quiet">From the upload</p>}
    </div>
  )
}
