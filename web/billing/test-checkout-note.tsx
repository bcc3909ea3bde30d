import { Notice } from '#web/ui/notice.tsx'

/** Nobody should believe that they pay, and nobody should be afraid to. */
export function TestCheckoutNote() {
  return (
    <Notice tone="warning" title="Test checkout: no money moves">
      <p>It works like a real one, but asks for no card and charges nothing.</p>
    </Notice>
  )
}
