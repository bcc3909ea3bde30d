/** Loaded before the server (`node --import`): pages of `*.example` come from the loopback port `PAGES_PORT`, and nothing else is called. */
import { connect } from 'node:net'
import { publicNetwork } from '#server/platform/external/public-network.ts'
import { PUBLIC_ADDRESS } from '#tests/support/fakes/fake-pages.ts'

publicNetwork.resolve = async (host) => (host.endsWith('.example') ? [PUBLIC_ADDRESS] : [])
publicNetwork.connect = async (_address, _host, signal) =>
  connect({ host: '127.0.0.1', port: Number(process.env.PAGES_PORT), signal })
