/** Outlines of one typeface: the advance and path of each letter, in thousandths of the size; kerning by pair. */
export type Alphabet = {
  readonly letters: Readonly<Record<string, readonly [advance: number, outline: string]>>
  readonly kerning: Readonly<Record<string, number>>
}
