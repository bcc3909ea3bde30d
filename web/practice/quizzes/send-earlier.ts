/** Loaded when an earlier visit left something. A file of its own: shared with pages, the code would need more of the bundler at every start. */
export { sendUnsent } from './attempt-sending.ts'
