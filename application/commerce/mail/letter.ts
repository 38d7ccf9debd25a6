/** One row of a letter's table: what it is, what it says about it, what it costs. */
export type LetterRow = { readonly label: string; readonly details: readonly string[]; readonly amount?: string }

/** A heading, or none, with rows below; the last row may sum up. */
export type LetterPart = {
  readonly heading?: string
  readonly rows: readonly LetterRow[]
}

/** A letter before it is put on paper: the same for text and HTML. Texts are plain, whatever stands in them. */
export type Letter = {
  readonly locale: string
  readonly opening: readonly string[]
  readonly parts: readonly LetterPart[]
  readonly closing: readonly string[]
}
