import { LOAD_CORE, startNode } from '../support/processes.ts'
import type { RunningServer } from '../support/server.ts'
import type { World } from './mix.ts'
import type { CallResults, Order } from './program.ts'

export interface LoadSetup {
  product: RunningServer
  databaseUrl: string
  world: World
  seed: number
  minutes: number | undefined
}

/** Runs the load program on the other core. @returns the results of each kind of call */
export function runLoadProgram(
  { product, world, seed }: LoadSetup,
  order: Pick<Order, 'seconds' | 'calls' | 'workers'>,
): Promise<CallResults[]> {
  const program = startNode(['bench/load/program.ts'], { core: LOAD_CORE, speaks: true })
  return new Promise((resolve, reject) => {
    program.once('exit', () => reject(new Error('The program that loads has ended')))
    program.once('message', (results) => {
      resolve(results as CallResults[])
      program.disconnect()
    })
    program.send({ origin: product.origin, world, seed, ...order } satisfies Order)
  })
}
