/** A mail ready to leave: text and HTML say the same. `key` makes it unique, so that a retry never sends twice. */
export type Mail = {
  readonly key: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Its link opens an account: what it says is forgotten as soon as it left. */
  readonly isSecret?: true
  /** Where one press of a mail program ends these letters (RFC 8058). */
  readonly unsubscribe?: string
}
