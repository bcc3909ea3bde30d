/** `https://<public key>@<host>[/<path>]/<project>` */
export interface Dsn {
  url: string
  publicKey: string
}

const PROJECT = /^(.*)\/(\d+)\/?$/
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** @returns the parts, or an error without the value, which contains a key */
export function parseDsn(text: string): Dsn | string {
  if (!URL.canParse(text)) return 'must be the DSN of a Sentry project, such as https://key@errors.example.org/1.'
  const { protocol, username, hostname, host, pathname, search, hash } = new URL(text)
  if (protocol !== 'https:' && !(protocol === 'http:' && LOCAL.test(hostname)))
    return 'must begin with https:// (http:// only to this machine).'
  if (!/^\w{1,100}$/.test(username)) return 'has no public key: https://key@errors.example.org/1.'
  const [, path = '', project] = PROJECT.exec(pathname) ?? []
  if (!project || search || hash) return 'must end with the number of the project: https://key@errors.example.org/1.'
  return { url: `${protocol}//${host}${path}/api/${project}/envelope/`, publicKey: username }
}
