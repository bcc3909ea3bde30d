import { type Screen, unready } from './screen.ts'
import { aFreeReader, anAdmin, aProReader } from './visitors.ts'

const CLIMATE = '/threads/0198a000-0000-7000-8000-000000000002'
const EDITOR = '/admin/dashboard?tab=threads'

const page: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'Threads',
  path: CLIMATE,
  who: aFreeReader,
  shows: (page) => page.getByRole('region', { name: /Timeline|समयरेखा|காலவரிசை/ }),
}

export const THREADS: Screen[] = [
  {
    ...page,
    name: 'the threads',
    loads: 'threads',
    path: '/threads',
    shows: (page) => page.getByRole('link', { name: /^Climate conferences/ }),
  },
  {
    ...page,
    name: 'the threads, before there are any',
    state: 'empty',
    path: '/threads',
    before: (context) => context.route('**/api/threads?*', (route) => route.fulfill({ json: { success: true, data: [] } })),
    shows: (page) => page.getByText('No threads yet'),
  },
  { ...page, name: 'a thread', loads: 'thread' },
  { ...page, name: 'a thread in Hindi', remembers: { reading_language: 'hi' } },
  { ...page, name: 'a thread in Tamil, with Pro', who: aProReader, remembers: { reading_language: 'ta' } },
  {
    ...page,
    name: 'a thread that is not there',
    state: 'failed',
    path: '/threads/0198a000-0000-7000-8000-00000000ffff',
    shows: (page) => page.getByText('Thread not found'),
    mishap: /status of 404/,
  },
  {
    ...page,
    name: 'the threads in the admin portal',
    path: EDITOR,
    who: anAdmin,
    shows: (page) => page.getByRole('link', { name: /^Climate conferences/ }),
  },
  {
    ...page,
    name: 'a thread that is edited, with proposals',
    path: `${EDITOR}&thread=0198a000-0000-7000-8000-000000000002`,
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: 'Save thread' }),
    prepare: (page) => page.getByRole('button', { name: 'Propose articles' }).click(),
  },
  ...unready({ place: 'Threads', name: 'the threads', path: '/threads', who: aFreeReader, reads: '**/api/threads?*' }),
  ...unready({ place: 'Threads', name: 'a thread', path: CLIMATE, who: aFreeReader, reads: '**/api/threads/*' }),
]
