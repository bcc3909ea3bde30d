import { Notice } from '#web/ui/status/notice.tsx'

/** Space is reserved, to avoid layout shift. */
export function SaveOutcome({ success }: { success: string | undefined }) {
  return (
    <div className="pointer-events-none sticky bottom-[calc(0.75rem+var(--below))] z-10 min-h-14">
      {success && (
        <Notice tone="success" className="border">
          {success}
        </Notice>
      )}
    </div>
  )
}
