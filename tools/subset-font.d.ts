declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2'
    readonly keepFeatures: readonly string[]
    readonly variationAxes?: { readonly wght: { readonly min: number; readonly max: number } }
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>
}
