import { token } from '../../token.ts'
import type { NewsletterGateway } from './newsletter-gateway.port.ts'

type Deps = { readonly newsletters: NewsletterGateway }

/** Anybody asks for the newsletter; a letter asks the reader of the mailbox. */
export type RequestNewsletter = NewsletterGateway['request']
export const RequestNewsletter = token<RequestNewsletter>('RequestNewsletter')
export const makeRequestNewsletter = ({ newsletters }: Deps): RequestNewsletter => newsletters.request

/** Answers that letter. */
export type ConfirmNewsletter = NewsletterGateway['confirm']
export const ConfirmNewsletter = token<ConfirmNewsletter>('ConfirmNewsletter')
export const makeConfirmNewsletter = ({ newsletters }: Deps): ConfirmNewsletter => newsletters.confirm

/** Ends what is written, for whoever has such a letter. */
export type UnsubscribeNewsletter = NewsletterGateway['unsubscribe']
export const UnsubscribeNewsletter = token<UnsubscribeNewsletter>('UnsubscribeNewsletter')
export const makeUnsubscribeNewsletter = ({ newsletters }: Deps): UnsubscribeNewsletter => newsletters.unsubscribe
