export type Stored<T, Later> = Omit<T, keyof Later> & Partial<Later>

export const fillIn = <Later extends object, S extends object>(later: Later, stored: S): Omit<S, keyof Later> & Later => ({
  ...later,
  ...stored,
})
