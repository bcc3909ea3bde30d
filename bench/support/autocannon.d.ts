/** The part of it that is used here: it comes without types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      path?: string
      headers?: Record<string, string>
      body?: string
      setupRequest?: (request: Request) => Request
    }
    interface Result {
      statusCodeStats: Record<string, { count: number }>
      errors: number
      /** Seconds. */
      duration: number
      /** Bytes. */
      throughput: { total: number }
    }
    interface Running extends PromiseLike<Result> {
      on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): this
    }
  }
  function autocannon(options: {
    url: string
    method: string
    headers: Record<string, string>
    connections: number
    duration: number
    requests: autocannon.Request[]
  }): autocannon.Running
  export default autocannon
}
