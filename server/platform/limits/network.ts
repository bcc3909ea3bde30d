const IPV4_INSIDE_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * A household with IPv6 has a /64.
 * @param ip `undefined`, against Fastify's type, if closed early
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'closed'
  const ipv4 = IPV4_INSIDE_IPV6.exec(ip)?.[1]
  if (ipv4) return ipv4
  return ip.includes(':') ? `${firstGroups(ip).join(':')}::/64` : ip
}

function firstGroups(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
}

/** An IPv4 address stands for two groups. */
const groupsOf = (text: string): string[] =>
  text.split(':').flatMap((group) => (group === '' ? [] : group.includes('.') ? [group, group] : [group]))
