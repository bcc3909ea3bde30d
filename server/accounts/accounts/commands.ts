import { randomBytes } from 'node:crypto'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { ALREADY_SUSPENDED, LAST_ADMIN, NOT_SUSPENDED, PERSON_NOT_FOUND } from '#contract/accounts/people-rules.ts'
import type { Role } from '#contract/roles.ts'
import { type AuditEntry, recordAudit } from '#server/accounts/audit/commands.ts'
import { createSession, endAllSessions, hasSessionFromNetwork, type Visitor } from '#server/accounts/sessions/commands.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { hashPassword, isCommonPassword, isRightPassword, needsRehash } from '#server/platform/auth/passwords.ts'
import { publish } from '#server/platform/events/events.ts'
import { signal } from '#server/platform/events/signals.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import * as failures from '#server/platform/limits/login-throttle.ts'
import { eraseAccount } from './on-account-deleted.ts'
import { findCredentials, findUser, lockActiveAdmins, lockPerson, lockPersonInRole } from './queries.ts'
import * as rules from './rules.ts'

export interface SignedIn {
  token: string
  user: User
}

/**
 * @throws Refusal 422 for a commonly guessed password, 409 for a taken e-mail
 */
export async function register(db: Db, account: NewAccount, visitor: Visitor, now: Date): Promise<SignedIn> {
  const password_hash = await hashNewPassword(account.password, 'password')
  return inTransaction(db, async (db) => {
    const userId = await insertAccount(db, { ...account, password_hash }, now)
    return { token: await createSession(db, userId, visitor, now), user: await getUser(db, userId) }
  })
}

export interface NewAccount {
  email: string
  password: string
  time_zone?: string | undefined
  role?: Role
}

/** @returns the new person's id; signs nobody in. Throws as `register` does. */
export async function createAccount(db: Db, account: NewAccount, now: Date): Promise<string> {
  return insertAccount(db, { ...account, password_hash: await hashNewPassword(account.password, 'password') }, now)
}

const MAX_USERNAME_ATTEMPTS = 8

/** The hash is made before: it takes long, and a transaction keeps others waiting. */
async function insertAccount(
  db: Db,
  { email, password_hash, time_zone, role }: Omit<NewAccount, 'password'> & { password_hash: string },
  now: Date,
): Promise<string> {
  const base = rules.usernameFrom(email)
  for (let attempt = 0; attempt < MAX_USERNAME_ATTEMPTS; attempt++) {
    const username = attempt === 0 ? base : rules.usernameWithSuffix(base, randomBytes(4).toString('hex'))
    const added = await db
      .insertInto('users')
      .values({
        user_id: newId(),
        email: email.trim(),
        email_key: rules.emailKey(email),
        username,
        username_key: rules.usernameKey(username),
        password_hash,
        ...(time_zone ? { time_zone } : {}),
        ...(role ? { role } : {}),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (added) return added.user_id
    if (await findCredentials(db, { email_key: rules.emailKey(email) }))
      throw new HttpError(409, SENTENCES.emailTaken, { code: 'email_taken' })
  }
  throw new HttpError(503, 'No free username was found. Please try again.', { retryAfter: 1 })
}

/**
 * @throws Refusal 401, the same for an unknown e-mail and a wrong password, after the same time; 403 for a suspended account;
 * 429 after too many failures
 */
export async function signIn(
  db: Db,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
  now: Date,
): Promise<SignedIn> {
  const account = rules.emailKey(email)
  await assertSignInAllowed(db, account, visitor, now)
  const found = await findCredentials(db, { email_key: account })
  if (!(await isRightPassword(found?.password_hash, password)) || !found) {
    await failures.recordFailure(db, { account, network: visitor.network }, now)
    throw new HttpError(401, SENTENCES.loginFailed, { code: 'login_failed' })
  }
  if (found.suspended_reason !== null)
    throw new HttpError(403, `${SENTENCES.suspended} ${found.suspended_reason}`, { code: 'suspended' })
  const rehashed = needsRehash(found.password_hash) ? await hashPassword(password) : undefined
  const token = await inTransaction(db, async (db) => {
    await failures.clearFailures(db, { account, network: visitor.network })
    if (rehashed) await db.updateTable('users').set({ password_hash: rehashed }).where('user_id', '=', found.user_id).execute()
    return createSession(db, found.user_id, visitor, now)
  })
  return { token, user: await getUser(db, found.user_id) }
}

/** @throws Refusal 422 for a reserved username, 409 for a taken one */
export async function updateProfile(
  db: Db,
  userId: string,
  change: { username?: string; time_zone?: string },
  now: Date,
): Promise<User> {
  if (change.username && rules.isReservedUsername(change.username))
    throw new HttpError(422, SENTENCES.usernameReserved, { details: [{ path: 'username', message: SENTENCES.usernameReserved }] })
  try {
    return await inTransaction(db, async (db) => {
      await db
        .updateTable('users')
        .set({
          ...(change.username ? { username: change.username, username_key: rules.usernameKey(change.username) } : {}),
          ...(change.time_zone ? { time_zone: change.time_zone } : {}),
          updated_at: now,
        })
        .where('user_id', '=', userId)
        .execute()
      await signal(db, 'person', userId)
      return getUser(db, userId)
    })
  } catch (error) {
    if ((error as { code?: string }).code === '23505')
      throw new HttpError(409, SENTENCES.usernameTaken, {
        code: 'username_taken',
        details: [{ path: 'username', message: SENTENCES.usernameTaken }],
      })
    throw error
  }
}

/** @throws Refusal 403 for a wrong current password, which counts as a failed sign-in */
export async function changePassword(
  db: Db,
  queue: Queue,
  { userId, sessionId, current, next }: { userId: string; sessionId: string; current: string; next: string },
  visitor: Visitor,
  now: Date,
): Promise<void> {
  await confirmPassword(db, userId, current, visitor, now)
  const password_hash = await hashNewPassword(next, 'new_password')
  await inTransaction(db, (db) => replacePassword(db, queue, { userId, password_hash, keepSession: sessionId }, now))
}

/**
 * @param path where a mistake is reported
 * @throws Refusal 422 for a commonly guessed password
 */
export async function hashNewPassword(password: string, path: string): Promise<string> {
  if (isCommonPassword(password))
    throw new HttpError(422, SENTENCES.passwordCommon, {
      code: 'password_common',
      details: [{ path, message: SENTENCES.passwordCommon }],
    })
  return hashPassword(password)
}

/** Sets a password, ends every other session, and says so by mail; must run inside a transaction. */
export async function replacePassword(
  db: Db,
  queue: Queue,
  { userId, password_hash, keepSession }: { userId: string; password_hash: string; keepSession?: string },
  now: Date,
): Promise<void> {
  const user = await db
    .updateTable('users')
    .set({ password_hash, updated_at: now })
    .where('user_id', '=', userId)
    .returning('email_key')
    .executeTakeFirst()
  if (user) await failures.clearAccountFailures(db, user.email_key)
  await endAllSessions(db, userId, { except: keepSession })
  await queue.enqueue(db, 'mail-password-changed', { userId })
}

/** @throws Refusal 403 for a wrong password, 429 after too many */
export async function confirmPassword(db: Db, userId: string, password: string, visitor: Visitor, now: Date): Promise<void> {
  const found = await findCredentials(db, { user_id: userId })
  const account = rules.emailKey(found?.email ?? '')
  await assertSignInAllowed(db, account, visitor, now)
  if (await isRightPassword(found?.password_hash, password)) return
  await failures.recordFailure(db, { account, network: visitor.network }, now)
  throw new HttpError(403, SENTENCES.wrongPassword, { code: 'wrong_password' })
}

/** @throws Refusal 409 where no admin would be left */
export async function deleteAccount(db: Db, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    if (await isLastAdmin(db, userId)) throw new HttpError(409, LAST_ADMIN, { code: 'last_admin' })
    await eraseAccount(db, userId, now)
  })
}

/** For the command line; takes effect on the person's next request. */
export async function changeRoleByEmail(db: Db, email: string, role: Role, now: Date): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const found = await findCredentials(db, { email_key: rules.emailKey(email) })
    if (found) await changeRole(db, null, found.user_id, role, now)
    return found !== undefined
  })
}

type Actor = AuditEntry['actor']

/**
 * Takes effect on the person's next request, in every process; must run inside a transaction.
 * @throws Refusal 404, 409 where no admin would be left
 */
export async function changeRole(db: Db, actor: Actor, userId: string, role: Role, now: Date): Promise<void> {
  const { person, isLastAdmin } = await lockPersonAndAdmins(db, userId)
  if (person.role === role) return
  if (isLastAdmin) throw new HttpError(409, LAST_ADMIN, { code: 'last_admin' })
  await saveRole(db, actor, person, role, now)
  await publish(db, 'role.changed', [{ userId, from: person.role, to: role }], now)
}

/** For what gives and takes Pro by itself: no other role is ever touched. Must run inside a transaction. @returns whether it was so */
export async function switchProRole(db: Db, actor: Actor, userId: string, move: ProSwitch, now: Date): Promise<boolean> {
  const person = await lockPersonInRole(db, userId, move.from)
  if (person) await saveRole(db, actor, person, move.to, now)
  return person !== undefined
}

type ProSwitch = { from: 'free'; to: 'pro' } | { from: 'pro'; to: 'free' }

async function saveRole(db: Db, actor: Actor, person: LockedPerson, role: Role, now: Date): Promise<void> {
  await db.updateTable('users').set({ role, updated_at: now }).where('user_id', '=', person.user_id).execute()
  await recordPersonChange(db, person, { actor, action: 'user.role_changed', details: { from: person.role, to: role } }, now)
  await signal(db, 'person', person.user_id)
}

type LockedPerson = { user_id: string; username: string; role: string }

/**
 * Signs somebody out everywhere and keeps them out; what they wrote stays. Must run inside a transaction.
 * @throws Refusal 404, 409 for who is suspended already, or where no admin would be left
 */
export async function suspendAccount(db: Db, actor: Actor, userId: string, reason: string, now: Date): Promise<void> {
  const { person, isLastAdmin } = await lockPersonAndAdmins(db, userId)
  if (person.suspended_at) throw new HttpError(409, ALREADY_SUSPENDED)
  if (isLastAdmin) throw new HttpError(409, LAST_ADMIN, { code: 'last_admin' })
  const suspension = { suspended_at: now, suspended_reason: reason, updated_at: now }
  await db.updateTable('users').set(suspension).where('user_id', '=', userId).execute()
  await recordPersonChange(db, person, { actor, action: 'user.suspended', details: { reason } }, now)
  await endAllSessions(db, userId, { except: undefined })
}

/** Must run inside a transaction. @throws Refusal 404, 409 for who is not suspended */
export async function unsuspendAccount(db: Db, actor: Actor, userId: string, now: Date): Promise<void> {
  const { person } = await lockPersonAndAdmins(db, userId)
  if (!person.suspended_at) throw new HttpError(409, NOT_SUSPENDED)
  const free = { suspended_at: null, suspended_reason: null, updated_at: now }
  await db.updateTable('users').set(free).where('user_id', '=', userId).execute()
  await recordPersonChange(db, person, { actor, action: 'user.unsuspended', details: { reason: person.suspended_reason } }, now)
  await signal(db, 'person', userId)
}

/** The admins first: two who take each other's role at once go one after the other, and the second is refused. */
async function lockPersonAndAdmins(db: Db, userId: string) {
  const isLast = await isLastAdmin(db, userId)
  const person = await lockPerson(db, userId)
  if (!person) throw new HttpError(404, PERSON_NOT_FOUND)
  return { person, isLastAdmin: isLast }
}

async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  const admins = await lockActiveAdmins(db)
  return admins.length === 1 && admins[0] === userId
}

const recordPersonChange = (
  db: Db,
  { user_id, username }: { user_id: string; username: string },
  act: Omit<AuditEntry, 'subject'>,
  now: Date,
) => recordAudit(db, { ...act, subject: { kind: 'person', id: user_id, name: username } }, now)

async function getUser(db: Db, userId: string): Promise<User> {
  const user = await findUser(db, userId)
  if (!user) throw new HttpError(401, SENTENCES.sessionOver)
  return user
}

/** An attack from elsewhere must not lock somebody out of the network they already signed in from. */
async function assertSignInAllowed(db: Db, account: string, { network }: Visitor, now: Date): Promise<void> {
  const isKnown = await hasSessionFromNetwork(db, account, network)
  await failures.assertNotThrottled(db, { account, network }, { exceptAccountWide: isKnown }, now)
}

/** For features that have only an e-mail. */
export const findPersonByEmail = async (
  db: Db,
  email: string,
): Promise<{ id: string; email: string; username: string } | undefined> => {
  const found = await findCredentials(db, { email_key: rules.emailKey(email) })
  return found && { id: found.user_id, email: found.email, username: found.username }
}
