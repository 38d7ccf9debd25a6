/** One row of a mail's table: what it is, what it says about it, what it costs. A sum stands out. */
export type MailRow = { readonly label: string; readonly details: readonly string[]; readonly amount?: string; readonly isSum?: true }

/** A heading, or none, with rows below; the last row may sum up. */
export type MailPart = {
  readonly heading?: string
  readonly rows: readonly MailRow[]
}

/** A part of a contract that a reader keeps: a heading with paragraphs. */
export type MailAnnex = { readonly heading: string; readonly texts: readonly string[] }

/** Where a reader may go on; the address is absolute. */
export type MailLink = { readonly text: string; readonly address: string }

/** A mail before it is put on paper: the same for text and HTML. Texts are plain, whatever stands in them. */
export type MailContent = {
  readonly locale: string
  readonly opening: readonly string[]
  readonly parts: readonly MailPart[]
  readonly link?: MailLink
  readonly closing: readonly string[]
  /** Below it all: the way to get no more of these. */
  readonly wayOut?: MailLink
  /** What applies to an order, as it stood on its day. */
  readonly annexes?: readonly MailAnnex[]
}
