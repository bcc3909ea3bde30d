import { LOAD_CORE, startNode } from '../support/processes.ts'
import type { RunningServer } from '../support/server.ts'
import type { World } from './mix.ts'
import type { Order, Told } from './program.ts'

export interface Means {
  product: RunningServer
  databaseUrl: string
  world: World
  seed: number
  minutes: number | undefined
}

/** Runs the load program on the other core. @returns the results of each kind of call */
export function asked({ product, world, seed }: Means, order: Pick<Order, 'seconds' | 'calls' | 'workers'>): Promise<Told[]> {
  const program = startNode(['bench/load/program.ts'], { core: LOAD_CORE, speaks: true })
  return new Promise((resolve, reject) => {
    program.once('exit', () => reject(new Error('The program that loads has ended')))
    program.once('message', (told) => {
      resolve(told as Told[])
      program.disconnect()
    })
    program.send({ origin: product.origin, world, seed, ...order } satisfies Order)
  })
}
