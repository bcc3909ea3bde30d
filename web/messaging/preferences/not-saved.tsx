/** At a switch. The reason is in the message that is always in view, which screen readers announce. */
export const NOT_SAVED = <p className="pb-2 text-sm font-medium text-danger">Not saved. Please try again.</p>
