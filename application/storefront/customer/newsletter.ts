import { token } from '../../token.ts'
import type { NewsletterGateway } from './newsletter-gateway.port.ts'

type Deps = { readonly newsletters: NewsletterGateway }

/** Requests the newsletter; it must be confirmed by a link in a mail. */
export type RequestNewsletter = NewsletterGateway['request']
export const RequestNewsletter = token<RequestNewsletter>('RequestNewsletter')
export const makeRequestNewsletter = ({ newsletters }: Deps): RequestNewsletter => newsletters.request

/** Confirms the newsletter by the link in that mail. */
export type ConfirmNewsletter = NewsletterGateway['confirm']
export const ConfirmNewsletter = token<ConfirmNewsletter>('ConfirmNewsletter')
export const makeConfirmNewsletter = ({ newsletters }: Deps): ConfirmNewsletter => newsletters.confirm

/** Unsubscribes by the link in a newsletter. */
export type UnsubscribeNewsletter = NewsletterGateway['unsubscribe']
export const UnsubscribeNewsletter = token<UnsubscribeNewsletter>('UnsubscribeNewsletter')
export const makeUnsubscribeNewsletter = ({ newsletters }: Deps): UnsubscribeNewsletter => newsletters.unsubscribe
