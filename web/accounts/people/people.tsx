import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { MAX_SEARCH_CHARACTERS } from '#contract/accounts/people-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { peopleList, type Who } from './api.ts'
import { PeopleList } from './people-list.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { usePeopleAddress, WHO } from './use-people-address.ts'

/** Everybody with an account, to be found by the beginning of an e-mail or a name. */
export function People() {
  const { q, who, text, setText, setWho } = usePeopleAddress()
  const list = useInfiniteQuery(peopleList(q, who))
  const people = list.data?.pages.flatMap((page) => page.data) ?? []
  const [openId, setOpenId] = useState<string>()
  const open = people.find(({ user_id }) => user_id === openId)
  const box = useRef<HTMLInputElement>(null)

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <SearchField
            label="Beginning of an e-mail or username"
            text={text}
            onText={setText}
            box={box}
            maxLength={MAX_SEARCH_CHARACTERS}
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <div className="min-w-0 basis-44">
          <Field label="Who">
            <Select value={who} onChange={({ target }) => setWho(target.value as Who)}>
              {WHO.map((one) => (
                <option key={one} value={one}>
                  {WHO_WORDS[one]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
      {list.isPending && <PeopleSkeleton />}
      {list.isError && !list.data && (
        <ErrorState
          title="People could not be loaded"
          text={failureText(list.error, 'Please try again in a moment.')}
          onRetry={() => list.refetch()}
        />
      )}
      {list.data && people.length === 0 && (
        <EmptyState icon={SearchX} title="Nobody found">
          Search by how an e-mail address or a username begins, not by what stands in the middle of it.
        </EmptyState>
      )}
      {people.length > 0 && (
        <div className={list.isPlaceholderData ? 'opacity-85' : ''} aria-busy={list.isPlaceholderData}>
          <PeopleList people={people} onOpen={setOpenId} />
        </div>
      )}
      {list.isError && list.data && (
        <QuietFailure
          text={`People could not be loaded. ${failureText(list.error, '')}`}
          onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.hasNextPage && !list.isError && (
        <div className="text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more people
          </Button>
        </div>
      )}
      {open && <PersonDialog key={open.user_id} person={open} onClose={() => setOpenId(undefined)} />}
    </div>
  )
}

const WHO_WORDS: Record<Who, string> = {
  all: 'Everybody',
  free: 'Free',
  pro: 'Pro',
  tester: 'Testers',
  admin: 'Admins',
  suspended: 'Suspended',
}

function PeopleSkeleton() {
  return (
    <Loading label="Loading people">
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
