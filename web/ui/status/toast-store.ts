import type { Tone } from '#web/ui/tone-mark.tsx'

export interface ToastMessage {
  id: number
  text: string
  tone: Tone
}

let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

export function toast(text: string, tone: Tone = 'info'): void {
  publish([...messages.filter((message) => message.text !== text), { id: ++lastId, text, tone }])
}

export function dismissToast(id: number): void {
  publish(messages.filter((message) => message.id !== id))
}

export const toastMessages = () => messages

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly ToastMessage[]) {
  messages = next
  for (const listener of listeners) listener()
}
