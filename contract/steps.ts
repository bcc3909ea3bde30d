/** How much a computation may still take: about one for each comparison. When nothing is left, it ends. */
export interface Steps {
  left: number
}
