import { Button } from '../button.tsx'

interface SaveButtonProps {
  isChanged: boolean
  busy: boolean
  children: string
}

/** Saves nothing until something has changed. Not `disabled`, which loses the focus. */
export const SaveButton = ({ isChanged, busy, children }: SaveButtonProps) => (
  <Button
    type="submit"
    variant={isChanged ? 'default' : 'outline'}
    busy={busy}
    aria-disabled={!isChanged || undefined}
    onClick={(event) => !isChanged && event.preventDefault()}
  >
    {children}
  </Button>
)
