/** The part of it that is used here: it comes without types. */
declare module 'autocannon' {
  interface Request {
    body?: string
    setupRequest?: (request: Request) => Request
  }
  interface Result {
    statusCodeStats: Record<string, { count: number }>
    errors: number
    /** Seconds. */
    duration: number
  }
  export default function autocannon(options: {
    url: string
    method: string
    headers: Record<string, string>
    connections: number
    duration: number
    requests: Request[]
  }): Promise<Result>
}
