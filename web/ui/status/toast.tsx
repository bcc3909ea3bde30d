import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useRef, useSyncExternalStore } from 'react'
import * as ui from '#messages/ui.ts'
import { isRightToLeft } from '#web/ui/direction.ts'
import { useRoomBeneath } from '#web/ui/use-room-beneath.ts'
import { Notice } from './notice.tsx'
import { dismissToast, onToasts, type ToastMessage, toastMessages } from './toast-store.ts'

const DURATION = 5000
const FADE = 300

/** Render once. F8 moves focus here. */
export function Toaster() {
  const messages = useSyncExternalStore(onToasts, toastMessages, toastMessages)
  const viewport = useRef<HTMLOListElement>(null)
  useRoomBeneath(viewport, '--toasts')
  return (
    <Radix.Provider swipeDirection={isRightToLeft() ? 'left' : 'right'} duration={DURATION} label={ui.message}>
      {messages.map((message) => (
        <OneToast key={message.id} message={message} />
      ))}
      <Radix.Viewport
        ref={viewport}
        label={ui.messages({ hotkey: '{hotkey}' })}
        className="fixed inset-e-(--safe-end) bottom-(--below) z-50 flex w-full max-w-md flex-col gap-2 not-empty:p-4"
      />
    </Radix.Provider>
  )
}

function OneToast({ message }: { message: ToastMessage }) {
  return (
    <Radix.Root
      type="background"
      onOpenChange={(isOpen) => !isOpen && setTimeout(dismissToast, FADE, message.id)}
      className="relative rounded-control border border-line bg-surface motion-safe:data-[state=closed]:animate-fade-out motion-safe:data-[state=open]:animate-fade-in"
    >
      <Notice tone={message.tone} className="pe-12">
        <Radix.Description>{message.text}</Radix.Description>
      </Notice>
      <Radix.Close
        aria-label={ui.dismiss}
        className="absolute top-1 inset-e-1 grid size-10 place-items-center rounded-control text-quiet hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}
