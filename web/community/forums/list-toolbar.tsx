import { Keyboard, RefreshCw, Timer, TimerOff } from 'lucide-react'
import type { RefObject } from 'react'
import * as m from '#messages/community/forums.ts'
import { useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/field.tsx'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { FORUM_ORDERS, type ForumOrder } from './forum-order.ts'
import { listKeyHints } from './list-shortcuts.ts'
import type { ListView } from './use-list-view.ts'

interface ListToolbarProps {
  view: ListView
  searchBox: RefObject<HTMLInputElement | null>
  isRefreshing: boolean
  onRefresh: () => void
  isLive: boolean
  onLive: () => void
  onHelp: () => void
}

export function ListToolbar({ view: { text, setText, order, setOrder }, searchBox, ...buttons }: ListToolbarProps) {
  const isOn = useSingleKeys()
  return (
    <div className="mt-4 mb-6">
      <div className="flex flex-wrap items-center gap-2 sm:gap-x-3">
        <div className="min-w-0 flex-1 basis-72 max-sm:basis-full">
          <SearchField
            label={m.searchForums}
            text={text}
            onText={setText}
            box={searchBox}
            shortcut={isOn ? '/' : undefined}
            {...listKeyHints('search', isOn)}
          />
        </div>
        <Select
          aria-label={m.sortBy}
          value={order}
          onChange={({ target }) => setOrder(target.value as ForumOrder)}
          className="w-auto! min-w-0 max-w-full max-sm:flex-1"
        >
          {Object.entries(FORUM_ORDERS).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
        <ListButtons {...buttons} />
      </div>
    </div>
  )
}

/** The shortcuts button is hidden without a keyboard or room; `?` works everywhere. */
function ListButtons({ isRefreshing, onRefresh, isLive, onLive, onHelp }: Omit<ListToolbarProps, 'view' | 'searchBox'>) {
  const isOn = useSingleKeys()
  const LiveIcon = isLive ? Timer : TimerOff
  return (
    <div className="flex gap-2">
      <Button
        variant="outline"
        size="tool"
        className="whitespace-nowrap max-sm:min-w-11 max-sm:flex-none!"
        busy={isRefreshing}
        onClick={onRefresh}
        {...listKeyHints('refresh', isOn)}
      >
        {!isRefreshing && <RefreshCw aria-hidden="true" className="size-5 sm:size-4" />}
        <span className="max-sm:sr-only">{m.refresh}</span>
      </Button>
      <Button
        variant={isLive ? 'secondary' : 'outline'}
        size="tool"
        className="whitespace-nowrap max-sm:min-w-11 max-sm:flex-none!"
        aria-pressed={isLive}
        onClick={onLive}
        {...listKeyHints('auto-refresh', isOn)}
      >
        <LiveIcon aria-hidden="true" className="size-5 sm:size-4" />
        <span className="max-sm:sr-only">{m.autoRefresh}</span>
        <span aria-hidden="true" className="hidden min-w-[2em] text-start font-semibold sm:inline">
          {isLive ? m.isOn : m.isOff}
        </span>
      </Button>
      <span className="hidden sm:any-pointer-fine:block">
        <Button variant="ghost" size="icon" aria-label={m.keyboardShortcuts} onClick={onHelp} {...listKeyHints('help', isOn)}>
          <Keyboard aria-hidden="true" className="size-5" />
        </Button>
      </span>
    </div>
  )
}
