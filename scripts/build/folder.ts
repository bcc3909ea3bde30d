/** What is built, and read by the server. Another one for languages that only tests have (tests/pseudo). */
export const BUILD_FOLDER = process.env.BUILD_FOLDER ?? 'dist'
