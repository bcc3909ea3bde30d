import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

type Child = Parameters<NonNullable<FastifyServerOptions['childLoggerFactory']>>

/** Most requests log nothing, so what their lines have in common is made ready when the first is written. */
export class LogOnDemand {
  readonly #parent: Child[0]
  readonly #bindings: Child[1]
  readonly #options: Child[2]
  #child: FastifyBaseLogger | undefined

  constructor(parent: Child[0], bindings: Child[1], options: Child[2]) {
    this.#parent = parent
    this.#bindings = bindings
    this.#options = options
  }

  get real(): FastifyBaseLogger {
    this.#child ??= this.#parent.child(this.#bindings, this.#options)
    return this.#child
  }

  get level() {
    return this.#options.level ?? this.#parent.level
  }
}

for (const name of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent', 'child'] as const)
  Object.defineProperty(LogOnDemand.prototype, name, {
    value(this: LogOnDemand, ...line: [never, never]) {
      return this.real[name](...line)
    },
  })
