/** Outlines of one typeface: of each letter its advance and its path, in thousandths of the size; kerning by pair. */
export type Alphabet = {
  readonly letters: Readonly<Record<string, readonly [advance: number, outline: string]>>
  readonly kerning: Readonly<Record<string, number>>
}
