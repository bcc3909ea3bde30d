declare module 'html-encoding-sniffer' {
  /** By byte order mark, header, then `meta`. @returns a label that TextDecoder knows */
  export default function sniff(
    bytes: Uint8Array,
    options?: { transportLayerEncodingLabel?: string | undefined; defaultEncoding?: string },
  ): string
}
