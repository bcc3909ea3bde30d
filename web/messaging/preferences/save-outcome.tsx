import { Notice } from '#web/ui/status/notice.tsx'

/** Space is reserved, to avoid layout shift. */
export function SaveOutcome({ success }: { success: string | undefined }) {
  return (
    <div
      className={`pointer-events-none sticky bottom-(--below) z-10 min-h-14 py-3 ${success ? 'border-t border-line bg-page' : ''}`}
    >
      {success && (
        <Notice tone="success" className="border">
          {success}
        </Notice>
      )}
    </div>
  )
}
