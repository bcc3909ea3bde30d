import legal from '../../content/public/legal.json' with { type: 'json' }

/** Day of the last change. */
export const LEGAL_VERSION: string = legal.version
