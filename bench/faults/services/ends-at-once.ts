/** Loaded before the server (`node --import`): told to end, it is gone at once, and all its connections with it. */
process.prependListener('SIGTERM', () => process.exit(0))
