import legal from '../../content/public/legal.json' with { type: 'json' }

/** The version of the terms and privacy texts that the site shows: the day of their last change. */
export const LEGAL_VERSION: string = legal.version
