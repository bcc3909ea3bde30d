/** About one per comparison. */
export interface Steps {
  left: number
}
