declare module 'opentype.js' {
  export type Command =
    & { readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z' }
    & { readonly [key in 'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y']?: number }
  export type Glyph = {
    readonly index: number
    readonly advanceWidth?: number
    readonly getPath: (x: number, y: number, size: number) => { readonly commands: readonly Command[] }
  }
  export type Font = {
    readonly unitsPerEm: number
    readonly glyphs: { readonly get: (index: number) => Glyph }
    readonly substitution: { readonly getSingle: (feature: string) => readonly { readonly sub: number; readonly by: number }[] }
    readonly charToGlyph: (mail: string) => Glyph
    readonly getKerningValue: (left: Glyph, right: Glyph) => number
  }
  export const parse: (buffer: ArrayBuffer) => Font
}
