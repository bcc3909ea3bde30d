import { useRef, useState } from 'react'
import type { Forum } from '#contract/community/forums.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/community/forums.ts'
import { useSession } from '#web/platform/session/session.ts'
import { useShortcuts } from '#web/platform/shortcuts/use-shortcuts.ts'
import { readItem, writeItem } from '#web/platform/storage/local-storage.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { BackToTop } from '#web/ui/back-to-top.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { CreateForumDialog } from './create-forum-dialog.tsx'
import { ForumCreatedNotice } from './forum-created-notice.tsx'
import { ForumList } from './forum-list.tsx'
import { ForumListSkeleton } from './forum-list-skeleton.tsx'
import { ForumStats } from './forum-stats.tsx'
import { ForumsHeader } from './forums-header.tsx'
import { LatestOfAll } from './latest-of-all.tsx'
import { listShortcuts } from './list-shortcuts.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { type LoadedForums, useForumList } from './use-forum-list.ts'
import { useListView } from './use-list-view.ts'

type OpenDialog = 'create' | 'help'

export function ForumBoard() {
  const { user } = useSession()
  const [open, setOpen] = useState<OpenDialog>()
  const [created, setCreated] = useState<Forum>()
  const auto = useAutoRefresh()
  const list = useForumList(auto.isOn && open !== 'create')
  const view = useListView()
  const searchBox = useRef<HTMLInputElement>(null)
  const now = useNow()
  // Users who return to a search want its results first.
  const [searchAtFirst] = useState(view.text !== '')
  const cameSearching = searchAtFirst && view.text !== ''

  const toggleAutoRefresh = () => {
    auto.toggle()
    toast(auto.isOn ? m.autoRefreshIsOff : m.autoRefreshIsOn)
  }
  const openOrClose = (name: OpenDialog) => (isOpen: boolean) => setOpen(isOpen ? name : undefined)

  useShortcuts({
    shortcuts: listShortcuts(user?.role),
    ownWindow: open === 'help' ? 'help' : undefined,
    act: {
      refresh: list.refresh,
      'auto-refresh': toggleAutoRefresh,
      create: () => setOpen('create'),
      search: () => {
        searchBox.current?.focus()
        searchBox.current?.select()
      },
      help: () => setOpen(open === 'help' ? undefined : 'help'),
    },
  })

  const hasFailed = list.forums.isError && !list.forums.data
  const create = can(user?.role, 'moderateCommunity') ? () => setOpen('create') : undefined
  return (
    <>
      <ForumsHeader onCreate={create} />
      {created && <ForumCreatedNotice forum={created} onDismiss={() => setCreated(undefined)} />}
      {isLoadingFirst(list) ? (
        <ForumListSkeleton />
      ) : (
        <>
          {!cameSearching && <LatestOfAll list={list} now={now} />}
          {!hasFailed && (
            <ListToolbar
              view={view}
              searchBox={searchBox}
              isRefreshing={list.isRefreshing}
              onRefresh={list.refresh}
              isLive={auto.isOn}
              onLive={toggleAutoRefresh}
              onHelp={() => setOpen('help')}
            />
          )}
          <ForumList list={list} view={view} now={now} onCreate={create} />
          {/* With the list above it, to avoid layout shift. */}
          {list.forums.data && !list.categories.isPending && (
            <div className="mt-8">
              <ForumStats
                forums={list.forums.data}
                categories={list.categories.data?.length}
                now={now}
                timeZone={user?.time_zone}
              />
            </div>
          )}
        </>
      )}
      <BackToTop />
      <ShortcutHelp role={user?.role} open={open === 'help'} onOpenChange={openOrClose('help')} />
      <CreateForumDialog
        categories={list.categories}
        open={open === 'create'}
        onOpenChange={openOrClose('create')}
        onCreated={(forum) => {
          setOpen(undefined)
          setCreated(forum)
        }}
      />
    </>
  )
}

/** The first part is rendered once, to avoid layout shift: without posts it needs the forums. */
const isLoadingFirst = ({ topics, forums }: LoadedForums) => topics.isPending || (topics.data?.length === 0 && forums.isPending)

const KEY = 'forums_auto_refresh'

function useAutoRefresh() {
  const [isOn, setOn] = useState(() => readItem(KEY) === 'on')
  const toggle = () => {
    writeItem(KEY, isOn ? 'off' : 'on')
    setOn(!isOn)
  }
  return { isOn, toggle }
}
