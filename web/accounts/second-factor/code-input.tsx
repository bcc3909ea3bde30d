import type { ComponentProps } from 'react'
import { Input } from '#web/ui/form/field.tsx'

/** For a code of the app. Browsers offer codes that arrive by message to a field of this kind. */
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
