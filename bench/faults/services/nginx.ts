import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/db/embedded/connect.ts'
import { findProgram, unprivilegedUser } from '#tests/support/server/programs.ts'
import { call, waitUntil } from '../calls.ts'

/** One request in the log of the proxy. */
export interface Passed {
  method: string
  path: string
  status: number
  /** Ports of the processes that got it, in order. */
  to: number[]
}

export interface Nginx {
  url: string
  passed(): Passed[]
  end(): Promise<void>
}

/** nginx in front of processes on these local ports. @throws Error if it is not installed or does not start */
export async function startNginx(ports: number[]): Promise<Nginx> {
  const program = findProgram('nginx', 'nginx-light')
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-nginx-'))
  chmodSync(folder, 0o700)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), config(port, ports))
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore', ...user })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  if ((await waitUntil(async () => (await call(url, 'GET', '/proxy')).status === 200, 10_000)) === undefined) {
    const said = readFileSync(join(folder, 'error.log'), 'utf8')
    await end()
    throw new Error(`nginx does not start: ${said}`)
  }
  return { url, passed: () => readPassed(join(folder, 'access.log')), end }
}

function readPassed(log: string): Passed[] {
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const { to, status, ...rest } = JSON.parse(line)
    const addresses = (to as string).match(/127\.0\.0\.1:\d+/g) ?? []
    return { ...rest, status: Number(status), to: addresses.map((address) => Number(address.split(':')[1])) }
  })
}

/**
 * Reads are retried at another process when one does not answer or shuts down. Writes go to another process only if the connection was rejected;
 * a request that was sent is never repeated, unless it is idempotent.
 */
const config = (port: number, ports: number[]) => `
daemon off;
worker_processes 2;
pid nginx.pid;
error_log error.log crit;
events { worker_connections 512; }
http {
  log_format passed escape=json '{"method":"$request_method","path":"$uri","status":"$status","to":"$upstream_addr"}';
  access_log access.log passed;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  map $http_authorization $reader {
    default $http_authorization;
    '' $request_id;
  }
  upstream catalyst {
    zone catalyst 128k;
    hash $reader consistent;
    ${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n    ')}
    keepalive 64;
    keepalive_timeout 60s;
  }
  keepalive_timeout 65s;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_connect_timeout 1s;
  proxy_send_timeout 30s;
  proxy_read_timeout 35s;
  proxy_next_upstream error timeout http_502 http_503;
  proxy_next_upstream_tries 2;
  proxy_next_upstream_timeout 5s;
  map $request_method $changes_something {
    default 1;
    GET 0;
    HEAD 0;
    OPTIONS 0;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 5m;
    location = /proxy {
      default_type application/json;
      return 200 '{}';
    }
    location / {
      error_page 418 = @change;
      if ($changes_something) {
        return 418;
      }
      proxy_pass http://catalyst;
    }
    location @change {
      proxy_next_upstream error;
      proxy_pass http://catalyst;
    }
  }
}
`
