/** JSON of a `T` that may have been stored before the fields of `Later` came. */
export type Stored<T, Later> = Omit<T, keyof Later> & Partial<Later>

/** Reads stored JSON: a field that came after it was stored has the value of `later`. */
export const fillIn = <Later extends object, S extends object>(later: Later, stored: S): Omit<S, keyof Later> & Later => ({
  ...later,
  ...stored,
})
