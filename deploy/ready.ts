/**
 * Asks a process of the product on this machine, at PORT, whether it is ready: once, as the health check of a container, or with a process id
 * again and again for as long as that process lives, so that a service manager holds a service for started only when it answers.
 */
const [, , pid] = process.argv
const { HOST = '', PORT = '' } = process.env
const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}/readyz`

while (!(await isReady())) {
  if (!pid || !isAlive(Number(pid))) process.exit(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
}

function isReady(): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(4000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export {}
