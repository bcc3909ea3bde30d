/** At a switch. The reason is in the message that is always in view, which screen readers announce, and is not repeated here. */
export const NOT_SAVED = <p className="pb-2 text-sm font-medium text-danger">Not saved</p>
