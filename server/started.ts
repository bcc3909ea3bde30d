/** Message of a process to its supervisor when it is ready. */
export const STARTED = 'started'
