import { type Capability, can, type Role } from '#contract/roles.ts'
import * as m from '#messages/community/forums.ts'
import { keyHints, type Shortcut } from '#web/platform/shortcuts/shortcuts.ts'

export type ListAction = 'refresh' | 'auto-refresh' | 'create' | 'search' | 'help'

interface ListShortcut extends Shortcut<ListAction> {
  capability?: Capability
  note?: string
}

const SHORTCUTS: Record<ListAction, ListShortcut> = {
  refresh: { name: 'refresh', does: m.refreshForums, keys: ['R', 'Control+R'] },
  'auto-refresh': { name: 'auto-refresh', does: m.toggleAutoRefresh, keys: ['Shift+A', 'Control+Shift+A'] },
  create: {
    name: 'create',
    does: m.createAForum,
    keys: ['N', 'Control+N'],
    capability: 'moderateCommunity',
    note: m.newWindowNote,
  },
  search: {
    name: 'search',
    does: m.goToSearch,
    keys: ['/', 'Control+F'],
    note: m.browserSearchNote,
  },
  help: { name: 'help', does: m.toggleShortcutHelp, keys: ['?'] },
}

export const listShortcuts = (role: Role | undefined): ListShortcut[] =>
  Object.values(SHORTCUTS).filter(({ capability }) => !capability || can(role, capability))

export const listKeyHints = (action: ListAction, withSingleKeys: boolean) => keyHints(SHORTCUTS[action], withSingleKeys)
