import { lookup } from 'node:dns/promises'
import { isIP, connect as openSocket, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as openTls } from 'node:tls'
import { isPublicAddress } from './public-address.ts'

/** How public pages are reached. Tests give another one: no setting weakens this one. */
export interface PublicNetwork {
  /** All addresses of a host. @throws Error if there is none */
  resolve(host: string): Promise<string[]>
  /** A connection to exactly this address, port 443, with a valid certificate of the host. */
  connect(address: string, host: string, signal: AbortSignal): Promise<Duplex>
}

export const publicNetwork: PublicNetwork = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  connect: (address, host, signal) => connectPublic(address, 443, host, signal),
}

/** @throws Error also for an address that is not public, before the first byte is sent */
export async function connectPublic(address: string, port: number, host: string, signal: AbortSignal): Promise<Duplex> {
  const socket = await connected(openSocket({ host: address, port, signal }), 'connect')
  if (!isPublicAddress(socket.remoteAddress ?? '')) {
    socket.destroy()
    throw new Error('The connection does not lead to a public address')
  }
  const name = isIP(host) ? { host } : { host, servername: host }
  return connected(openTls({ ...name, socket, ALPNProtocols: ['http/1.1'] }), 'secureConnect')
}

function connected<S extends Socket>(socket: S, event: 'connect' | 'secureConnect'): Promise<S> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once(event, () => {
      socket.off('error', reject)
      resolve(socket)
    })
  })
}
