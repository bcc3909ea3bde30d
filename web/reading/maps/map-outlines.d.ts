/** Made by scripts/build/map-outlines.ts. */
declare module 'virtual:map-outline/*' {
  const path: string
  export default path
}
