/** A placeholder in a request body, replaced by a new id in each request. */
export const FRESH_UUID = '<fresh uuid>'
