/** Stands in a request's body for an id that each request makes anew. */
export const FRESH_UUID = '<fresh uuid>'
