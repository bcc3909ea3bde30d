import { LANGUAGE } from '#messages/language.ts'
import * as ui from '#messages/ui.ts'
import { ErrorState, type ErrorStateProps } from './error-state.tsx'

interface LoadFailureProps extends Pick<ErrorStateProps, 'title' | 'message' | 'action' | 'retryLabel'> {
  /** That of a call has a status, and a message for users. */
  error: unknown
  /** Such as "They are safe." */
  comfort?: string
  onRetry?: () => unknown
}

/** Every part of a page that did not load looks like this. */
export function LoadFailure({ title, error, message: specified, comfort, onRetry, retryLabel, action }: LoadFailureProps) {
  // The specification names English sentences; translated, they would repeat the title.
  const message = LANGUAGE === 'en' ? specified : undefined
  const said = replyOf(error)
  // Its text asks for patience, which is all that helps: nothing is broken.
  const isTooOften = said.status === 429
  const advice = isTooOften ? said.text : adviceOf(said.text, message)
  return (
    <ErrorState
      isCalm={isTooOften}
      title={title}
      message={message}
      text={[comfort, advice].filter(Boolean).join(' ')}
      onRetry={onRetry}
      retryLabel={retryLabel}
      action={action}
    />
  )
}

function replyOf(error: unknown): { status: number; text: string } {
  if (!(error instanceof Error && 'status' in error)) return { status: 0, text: '' }
  return { status: Number(error.status), text: error.message }
}

/** Nothing is said twice. */
function adviceOf(text: string, message = ''): string {
  const asks = REQUEST.test(message)
  if (!text || text === message) return asks ? '' : ui.tryAgainInAMoment
  return asks ? withoutRequest(text) : text
}

/** In each language of the interface. */
const REQUEST = /\s*(?:Please [^.]*\.|कृपया [^।]*।|[^.]*முயலுங்கள்\.)$/
const withoutRequest = (text: string) => text.replace(REQUEST, '')
