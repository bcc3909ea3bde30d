/** The reason is in a message that is always visible and announced. */
export const NOT_SAVED = <p className="pb-2 text-sm font-medium text-danger">Not saved</p>
