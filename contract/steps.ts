/** Computation budget; about one step per comparison. */
export interface Steps {
  left: number
}
