/** Loaded before the server (`node --import`): makes it exit immediately on SIGTERM, which breaks its connections. */
process.prependListener('SIGTERM', () => process.exit(0))
