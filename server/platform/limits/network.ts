const IPV4_INSIDE_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network that callers are counted by: an IPv4 address, or the /64 of an IPv6 address. A household with IPv6 has a whole /64: counting
 * single addresses would count nothing.
 * @param ip `undefined`, against Fastify's type, if the connection was closed before its address was read
 * @returns e.g. `203.0.113.7` or `2001:db8:0:1::/64`
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'closed'
  const ipv4 = IPV4_INSIDE_IPV6.exec(ip)?.[1]
  if (ipv4) return ipv4
  return ip.includes(':') ? `${firstGroups(ip).join(':')}::/64` : ip
}

/** The first four of the eight groups, without leading zeros. `::` stands for as many groups of zeros as are missing. */
function firstGroups(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
}

/** An IPv4 address at the end stands for two groups. */
const groupsOf = (text: string): string[] =>
  text.split(':').flatMap((group) => (group === '' ? [] : group.includes('.') ? [group, group] : [group]))
