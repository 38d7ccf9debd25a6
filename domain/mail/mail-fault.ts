/** A server rejected it, none was reached, or it is not a valid mail. */
export const MAIL_FAULTS = ['refused', 'unreachable', 'unsendable'] as const
export type MailFaultKind = (typeof MAIL_FAULTS)[number]

/**
 * Why a mail was not sent. `code` is the server's reply by RFC 5321 and 3463, as `550 5.1.1`, or the name of the network error; never the
 * text beside it, which may contain personal data.
 */
export type MailFault = { readonly kind: MailFaultKind; readonly code?: string }

export const isMailFault = (text: string | null): text is MailFaultKind => (MAIL_FAULTS as readonly (string | null)[]).includes(text)
