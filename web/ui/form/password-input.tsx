import { type ComponentProps, useState } from 'react'
import * as ui from '#messages/ui.ts'
import { Input } from './field.tsx'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" className="pe-20" />
      <button
        type="button"
        aria-label={isShown ? ui.hidePassword : ui.showPassword}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 inset-e-0 min-w-16 rounded-control px-3 text-sm font-medium text-accent underline-offset-4 hover:underline"
      >
        {isShown ? ui.hide : ui.show}
      </button>
    </div>
  )
}
