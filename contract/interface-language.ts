/** Set by the browser, read by the server to choose the document. */
export const INTERFACE_LANGUAGE_COOKIE = 'interface_language'
