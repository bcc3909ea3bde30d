/**
 * `npm run admin -- create <email>` creates or promotes; the password may come from standard input. `-- reset-second-factor
 * <email>`
 */
import { createInterface } from 'node:readline'
import { accounts } from '#contract/accounts/accounts.ts'
import { ADMIN_PASSWORD_MIN } from '#contract/accounts/password-rules.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { createAccount } from '#server/accounts/accounts/commands/create-account.ts'
import { resetSecondFactorByEmail } from '#server/accounts/second-factor/commands/change.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { openFromSettings } from './instance/open-from-settings.ts'

const [verb, email] = process.argv.slice(2)
const VERBS: Record<string, (email: string) => Promise<string | undefined>> = {
  create: createOrPromote,
  'reset-second-factor': resetSecondFactor,
}
const run = VERBS[verb ?? '']
if (!run || !email) {
  console.error('Usage: npm run admin -- create <email>\n       npm run admin -- reset-second-factor <email>')
  process.exit(2)
}

const { db, close } = await openFromSettings()
const now = new Date()
const problem = await run(email)
if (problem) {
  console.log(problem)
  process.exitCode = 1
}
await close()
process.exit()

async function createOrPromote(email: string): Promise<string | undefined> {
  if (await changeRoleByEmail(db, email, 'admin', now)) {
    console.log(
      `${email} is an admin now. If the password is shorter than ${ADMIN_PASSWORD_MIN} characters, it must be changed first.`,
    )
    return undefined
  }
  const read = accounts.register.body.safeParse({ email, password: await askPassword() })
  const problem = read.success ? await create(read.data) : read.error.issues[0]?.message
  if (!problem) console.log(`${email} is an admin.`)
  return problem
}

async function resetSecondFactor(email: string): Promise<string | undefined> {
  if (!(await resetSecondFactorByEmail(db, email, now))) return `${email} has no second factor, or there is no account.`
  console.log(`${email} signs in without a code now, and is signed out everywhere.`)
  return undefined
}

async function create(account: { email: string; password: string }): Promise<string | undefined> {
  try {
    await createAccount(db, { ...account, role: 'admin' }, now)
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return error.message
    throw error
  }
}

/** Without echo. */
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
