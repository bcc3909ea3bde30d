import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet: IANA special-purpose registries, and the metadata service of Azure. */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Only this is assigned to the public internet. IPv4 in IPv6 (mapped, NAT64) is outside. */
const PUBLIC_6 = ['2000::/3']
/** With Teredo, 6to4 and documentation. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const notPublic4 = blockList(NOT_PUBLIC_4, 'ipv4')
const public6 = blockList(PUBLIC_6, 'ipv6')
const notPublic6 = blockList(NOT_PUBLIC_6, 'ipv6')

/** @param address an IP address, without brackets */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublic4.check(address, 'ipv4')
  return version === 6 && !address.includes('%') && public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}

/** Names that belong to the own machine or network (RFC 6761, 6762, 8375, 9476). */
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion|alt)$/

/** @param host of a URL, so in its usual form: `127.1` is `127.0.0.1` already */
export function isPublicHost(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  if (isIP(name)) return isPublicAddress(name)
  return name.includes('.') && !OWN_NAMES.test(name.toLowerCase())
}

function blockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length] = network.split('/')
    list.addSubnet(address, Number(length), family)
  }
  return list
}
