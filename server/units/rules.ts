/** A process can be ended often, by hand; one unit that ends it again and again must not do so for ever. */
export const MOST_INTERRUPTIONS = 12
