import type { User } from '#contract/accounts/accounts.ts'
import type { DailyEntry } from '#contract/reading/daily.ts'
import type { E2eServer } from './server.ts'

export interface Person {
  email: string
  password: string
  token: string
  user: User
}

export const CONSENT = { terms: true, age: 'adult' } as const

const DEMO_PASSWORD = 'catalyst-demo'

let readers = 0

/** Of demo users, by server. */
const sessions = new WeakMap<E2eServer, Map<string, Person>>()

/** Free readers are always new; other roles are demo users, shared in a worker. */
export class People {
  readonly #server: E2eServer

  constructor(server: E2eServer) {
    this.#server = server
  }

  async aFreeReader(): Promise<Person> {
    const email = this.aNewEmail()
    const password = 'quiet-river-stone'
    return this.#come('/api/auth/register', { email, password, consent: CONSENT })
  }

  aProReader(): Promise<Person> {
    return this.signsIn('pro@catalyst.test', DEMO_PASSWORD)
  }

  /** Signed up through the API with email and password only. */
  aReaderOfAProgram(): Promise<Person> {
    return this.#come('/api/auth/register', { email: this.aNewEmail(), password: 'quiet-river-stone' })
  }

  aNewProReader(): Promise<Person> {
    return this.#someoneNew('pro')
  }

  /** Another one than the demo's. */
  aNewAdmin(): Promise<Person> {
    return this.#someoneNew('admin')
  }

  async #someoneNew(role: 'pro' | 'admin'): Promise<Person> {
    const { user, email, password } = await this.aFreeReader()
    const admin = await this.comesBack('admin')
    const body = { role, password: admin.password }
    await this.#server.call('PATCH', `/api/admin/users/${user.id}`, { as: admin, body })
    return this.signsIn(email, password)
  }

  aTester(): Promise<Person> {
    return this.signsIn('tester@catalyst.test', DEMO_PASSWORD)
  }

  anAdmin(): Promise<Person> {
    return this.signsIn('admin@catalyst.test', DEMO_PASSWORD)
  }

  /** Reuses a valid session, because signing in takes longer than most visits. */
  async comesBack(name: 'pro' | 'tester' | 'admin'): Promise<Person> {
    const known = sessions.get(this.#server) ?? new Map<string, Person>()
    sessions.set(this.#server, known)
    const person = known.get(name)
    const isHere = person && (await this.#server.call('GET', '/api/user/profile', { as: person }).catch(() => undefined))
    const here = isHere ? person : await this.signsIn(`${name}@catalyst.test`, DEMO_PASSWORD)
    known.set(name, here)
    return here
  }

  async bookmarksEverything(as: Person): Promise<void> {
    const { data } = await this.#server.call<{ data: DailyEntry[] }>('GET', '/api/entries', { as })
    for (const { article_id } of data.flatMap(({ articles }) => articles))
      await this.#server.call('POST', '/api/bookmarks', { as, body: { article_id } })
  }

  signsIn(email: string, password: string): Promise<Person> {
    return this.#come('/api/auth/login', { email, password })
  }

  aNewEmail(): string {
    return `reader-${++readers}@e2e.test`
  }

  async #come(path: string, body: { email: string; password: string; consent?: typeof CONSENT }): Promise<Person> {
    const { token, user } = await this.#server.call<{ token: string; user: User }>('POST', path, { body })
    return { email: body.email, password: body.password, token, user }
  }
}
