import { type Capability, can, type Role } from '#contract/roles.ts'
import { keyHints, type Shortcut } from '#web/platform/shortcuts/shortcuts.ts'

export type ListAction = 'refresh' | 'auto-refresh' | 'create' | 'search' | 'help'

interface ListShortcut extends Shortcut<ListAction> {
  capability?: Capability
  note?: string
}

const SHORTCUTS: Record<ListAction, ListShortcut> = {
  refresh: { name: 'refresh', does: 'Refresh the forums', keys: ['R', 'Control+R'] },
  'auto-refresh': { name: 'auto-refresh', does: 'Turn auto-refresh on or off', keys: ['Shift+A', 'Control+Shift+A'] },
  create: {
    name: 'create',
    does: 'Create a forum',
    keys: ['N', 'Control+N'],
    capability: 'moderateCommunity',
    note: 'Most browsers use Ctrl+N for a new window.',
  },
  search: {
    name: 'search',
    does: 'Go to the search box',
    keys: ['/', 'Control+F'],
    note: 'Inside the box, Ctrl+F opens the browser’s search.',
  },
  help: { name: 'help', does: 'Show or hide the keyboard shortcuts', keys: ['?'] },
}

export const listShortcuts = (role: Role | undefined): ListShortcut[] =>
  Object.values(SHORTCUTS).filter(({ capability }) => !capability || can(role, capability))

export const listKeyHints = (action: ListAction, withSingleKeys: boolean) => keyHints(SHORTCUTS[action], withSingleKeys)
