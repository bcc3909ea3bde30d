import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { MAX_SEARCH_CHARACTERS } from '#contract/accounts/people-rules.ts'
import { counted } from '#contract/amounts.ts'
import { ROLE_TEXTS } from '#contract/role-texts.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { type PeopleFilter, peopleList } from './api.ts'
import { PeopleList } from './people-list.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { PEOPLE_FILTERS, usePeopleFilter } from './use-people-filter.ts'

/** Search matches the start of an email address or username. */
export function People() {
  const { q, who, text, setText, setWho } = usePeopleFilter()
  const list = useInfiniteQuery(peopleList(q, who))
  const people = list.data?.pages.flatMap((page) => page.data) ?? []
  const [openId, setOpenId] = useState<string>()
  const open = people.find(({ user_id }) => user_id === openId)
  const searchBox = useRef<HTMLInputElement>(null)

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <Field label={SEARCH}>
            <SearchField
              label={SEARCH}
              placeholder="Starts with…"
              text={text}
              onText={setText}
              box={searchBox}
              maxLength={MAX_SEARCH_CHARACTERS}
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        </div>
        <div className="min-w-0 basis-44">
          <Field label="Role">
            <Select value={who} onChange={({ target }) => setWho(target.value as PeopleFilter)}>
              {PEOPLE_FILTERS.map((one) => (
                <option key={one} value={one}>
                  {FILTER_LABELS[one]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
      {list.isPending && <PeopleSkeleton />}
      {list.isError && !list.data && <LoadFailure title="Users did not load" error={list.error} onRetry={() => list.refetch()} />}
      {list.data && people.length === 0 && (
        <EmptyState icon={SearchX} title="No users found">
          Search by the start of an email address or username.
        </EmptyState>
      )}
      {people.length > 0 && (
        <div className={list.isPlaceholderData ? 'opacity-85' : ''} aria-busy={list.isPlaceholderData}>
          <p className="mb-3 text-sm text-quiet">{countText(people.length, list.hasNextPage)}</p>
          <PeopleList people={people} onOpen={setOpenId} />
        </div>
      )}
      {list.isError && list.data && (
        <QuietFailure
          text={`Users did not load. ${failureText(list.error, '')}`}
          onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.hasNextPage && !list.isError && (
        <div className="text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more users
          </Button>
        </div>
      )}
      {open && <PersonDialog key={open.user_id} person={open} onClose={() => setOpenId(undefined)} />}
    </div>
  )
}

const SEARCH = 'Search by email or username'

const countText = (count: number, hasMore: boolean) => (hasMore ? `The latest ${count} users` : counted(count, 'user'))

const FILTER_LABELS: Record<PeopleFilter, string> = {
  all: 'All users',
  free: ROLE_TEXTS.free.label,
  pro: ROLE_TEXTS.pro.label,
  tester: ROLE_TEXTS.tester.label,
  admin: ROLE_TEXTS.admin.label,
  suspended: 'Suspended',
}

function PeopleSkeleton() {
  return (
    <Loading label="Loading users">
      <Skeleton className="mb-3 h-5 w-24" />
      <div className="border-t border-line">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} className="space-y-2 border-b border-line py-4">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
