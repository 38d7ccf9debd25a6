/** One row of a mail's table: label, details, amount. A total is emphasised. */
export type MailRow = { readonly label: string; readonly details: readonly string[]; readonly amount?: string; readonly isSum?: true }

/** Rows with an optional heading; the last row may be the total. */
export type MailPart = {
  readonly heading?: string
  readonly rows: readonly MailRow[]
}

/** A link; the address is absolute. */
export type MailLink = { readonly text: string; readonly address: string }

/** A section of the contract: a heading with paragraphs, and a link to the full text if there is one. */
export type MailAnnex = { readonly heading: string; readonly texts: readonly string[]; readonly link?: MailLink }

/** The content of a mail before rendering, the same for text and HTML. Texts are plain. */
export type MailContent = {
  readonly locale: string
  readonly opening: readonly string[]
  readonly parts: readonly MailPart[]
  readonly link?: MailLink
  readonly closing: readonly string[]
  /** The unsubscribe link at the end. */
  readonly wayOut?: MailLink
  /** The terms of an order, as of its day. */
  readonly annexes?: readonly MailAnnex[]
}
