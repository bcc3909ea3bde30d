import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { freePort } from '#server/db/embedded/connect.ts'
import { V8_FLAGS } from '#server/process-options.ts'
import { NO_LIMITS } from '#tests/support/server/no-limits.ts'
import { newDataFolder } from './data-folder.ts'

const STARTS_WITHIN_MS = 120_000

interface Call {
  as?: { token: string }
  body?: unknown
}

export interface E2eServer {
  url: string
  dataDir: string
  /** Logged since the last call. */
  faults: string[]
  /** Without a browser. @throws Error if it fails */
  call<T = unknown>(method: string, path: string, call?: Call): Promise<T>
  stop(): Promise<void>
}

/** In a separate process, with an embedded database that is deleted at the end. */
export async function startServer(env: Record<string, string> = {}): Promise<E2eServer> {
  const dataDir = newDataFolder(env)
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const server = await startServerIn(dataDir, env)
    return { ...server, stop: () => server.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

/** Keeps the data folder. Between choosing a port and using it, a connection of another test may get it. */
export async function startServerIn(dataDir: string, env: Record<string, string> = {}, tries = 3): Promise<E2eServer> {
  try {
    return await startAt(await freePort(), dataDir, env)
  } catch (error) {
    if (tries === 1 || !/EADDRINUSE/.test(String(error))) throw error
    return startServerIn(dataDir, env, tries - 1)
  }
}

async function startAt(port: number, dataDir: string, env: Record<string, string>): Promise<E2eServer> {
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [...V8_FLAGS, 'server/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      NODE_ENV: '',
      SMTP_URL: '',
      HOST: '127.0.0.1',
      DEMO: '1',
      PROCESS_DEMO: '0',
      LOG_LEVEL: 'warn',
      BUSY_AFTER_MS: '0',
      ...NO_LIMITS,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ...env,
    },
  })
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const faults: string[] = []
  let output = ''

  await new Promise<void>((resolve, reject) => {
    const giveUp = (why: string) => {
      clearTimeout(timer)
      server.kill()
      reject(new Error(`The server ${why}:\n${output}`))
    }
    const timer = setTimeout(giveUp, STARTS_WITHIN_MS, 'did not start in time')
    const onEnd = (code: number | null) => giveUp(`ended with ${code}`)
    server.once('exit', onEnd)
    const hear = (chunk: Buffer) => {
      output += chunk
      for (const line of String(chunk).split('\n')) if (/"level":[56]0/.test(line)) faults.push(line)
      if (!output.includes('is at http://')) return
      clearTimeout(timer)
      server.off('exit', onEnd)
      resolve()
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
  })

  return {
    url,
    dataDir,
    faults,
    call: (method, path, { as, body } = {}) => call(url + path, method, as?.token, body),
    stop: async () => {
      server.kill('SIGTERM')
      const code = await ended
      if (code !== 0) throw new Error(`The server ended with ${code}:\n${output}`)
    },
  }
}

/** Names the sessions of calls without a browser. */
const USER_AGENT = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

async function call<T>(url: string, method: string, token?: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      'user-agent': USER_AGENT,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`)
  return JSON.parse(text)
}
