import { type ComponentProps, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { DialogFoot } from './dialog-foot.tsx'

function shown(props: ComponentProps<typeof DialogFoot>) {
  const form = document.body.appendChild(document.createElement('form'))
  const root = createRoot(form)
  flushSync(() =>
    root.render(
      <StrictMode>
        <DialogFoot {...props} />
      </StrictMode>,
    ),
  )
  const buttons = [...form.querySelectorAll('button')]
  return { form, buttons, labels: buttons.map(({ textContent }) => textContent) }
}

const nothing = () => undefined

test('the safe button stands before the acting one, which alone is filled', () => {
  const { buttons, labels } = shown({
    onCancel: nothing,
    action: 'Save',
    onAction: nothing,
    children: <button type="button">Discard</button>,
  })
  expect(labels).toEqual(['Discard', 'Cancel', 'Save'])
  expect(buttons.map(({ className }) => className.includes('bg-accent'))).toEqual([false, false, true])
})

test('where something is lost, the acting button has the colour of danger and focus starts on the safe one', () => {
  const { buttons } = shown({ cancel: 'Keep it', onCancel: nothing, action: 'Delete', onAction: nothing, tone: 'danger' })
  expect(buttons[1]?.className).toContain('bg-danger')
  expect(document.activeElement?.textContent).toBe('Keep it')
})

test('where something is left, the safe button is the filled one and has the focus', () => {
  const { buttons, labels } = shown({ cancel: 'Stay', onCancel: nothing, action: 'Leave', onAction: nothing, tone: 'leave' })
  expect(labels).toEqual(['Stay', 'Leave'])
  expect(buttons.map(({ className }) => className.includes('bg-accent'))).toEqual([true, false])
  expect(document.activeElement?.textContent).toBe('Stay')
})

test('while it is sent, neither button acts and focus is kept', () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const onCancel = vi.fn()
  const { form, buttons } = shown({ onCancel, action: 'Send', busy: true })
  form.addEventListener('submit', onSubmit)
  for (const button of buttons) {
    button.focus()
    button.click()
    expect(document.activeElement).toBe(button)
  }
  expect([onSubmit.mock.calls, onCancel.mock.calls]).toEqual([[], []])
})
