/** What a process tells the one that looks after it once it serves and works. */
export const STARTED = 'started'
