import type { ComponentProps } from 'react'
import { Input } from '#web/ui/form/field.tsx'

/** Browsers fill in codes from messages. */
export function CodeInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      name="code"
      required
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  )
}
