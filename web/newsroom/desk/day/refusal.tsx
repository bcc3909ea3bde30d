import { CallError, failureText } from '#web/platform/http/call.ts'
import { Notice } from '#web/ui/status/notice.tsx'

/** With what the checks of an upload would refuse. */
export function Refusal({ error }: { error: Error }) {
  const details = error instanceof CallError ? (error.details ?? []) : []
  return (
    <Notice tone="error">
      <p>{failureText(error, 'We could not make the day. Please try again.')}</p>
      {details.length > 1 && (
        <ul className="list-disc ps-5">
          {details.map(({ path, message }) => (
            <li key={path + message}>{`${path}: ${message}`}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
