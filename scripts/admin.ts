/** `npm run admin -- create <email>`: makes an admin, or makes an existing account one. The password is asked for, or read from standard input. */
import { createInterface } from 'node:readline'
import { accounts } from '#contract/accounts/accounts.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { createAccount } from '#server/accounts/accounts/commands/create-account.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { openFromSettings } from './open-from-settings.ts'

/** What an admin can do is worth more to guess than a reader's bookmarks. */
const SHORTEST = 12

const [verb, email] = process.argv.slice(2)
if (verb !== 'create' || !email) {
  console.error('Usage: npm run admin -- create <email>')
  process.exit(2)
}

const { db, close } = await openFromSettings()
const now = new Date()
if (await changeRoleByEmail(db, email, 'admin', now)) console.log(`${email} is an admin now.`)
else {
  const password = await askPassword()
  const read = accounts.register.body.safeParse({ email, password })
  const isShort = password.length < SHORTEST
  const mistake = isShort ? `The password of an admin must be at least ${SHORTEST} characters` : read.error?.issues[0]?.message
  const problem = read.success && !isShort ? await create(read.data) : mistake
  console.log(problem ?? `${email} is an admin.`)
  if (problem) process.exitCode = 1
}
await close()
process.exit()

async function create(account: { email: string; password: string }): Promise<string | undefined> {
  try {
    await createAccount(db, { ...account, role: 'admin' }, now)
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return error.message
    throw error
  }
}

/** Typed letters are not shown. */
async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY
  if (isTerminal) process.stdout.write(`Password for ${email}: `)
  const lines = createInterface({ input: process.stdin, ...(isTerminal ? { output: undefined, terminal: true } : {}) })
  for await (const line of lines) {
    lines.close()
    if (isTerminal) process.stdout.write('\n')
    return line
  }
  return ''
}
