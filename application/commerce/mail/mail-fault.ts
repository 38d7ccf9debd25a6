/** A server said no; none was reached; or it is no mail that can be sent. */
export const MAIL_FAULTS = ['refused', 'unreachable', 'unsendable'] as const
export type MailFaultKind = (typeof MAIL_FAULTS)[number]

/**
 * Why a mail did not leave. `code` is what a server answered by RFC 5321 and 3463, as `550 5.1.1`, or how the fault of a network is
 * called; never the words beside it, which may name anybody.
 */
export type MailFault = { readonly kind: MailFaultKind; readonly code?: string }

export const isMailFault = (text: string | null): text is MailFaultKind => (MAIL_FAULTS as readonly (string | null)[]).includes(text)
