import { Plus } from 'lucide-react'
import * as m from '#messages/community/forums.ts'
import { useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { listKeyHints } from './list-shortcuts.ts'

/** @param onCreate undefined if the user may not create forums */
export function ForumsHeader({ onCreate }: { onCreate: (() => void) | undefined }) {
  const withSingleKeys = useSingleKeys()
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
        {m.communityForums}
      </h1>
      {onCreate && (
        <Button onClick={onCreate} {...listKeyHints('create', withSingleKeys)}>
          <Plus aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{m.createForum}</span>
        </Button>
      )}
    </div>
  )
}
