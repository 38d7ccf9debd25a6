import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { SubscriptionLinkAction } from '../../../domain/subscription/link-token.ts'
import { token } from '../../token.ts'

/** Cancels subscriptions, or skips deliveries by the link in a mail. */
export interface SubscriptionEndGateway {
  readonly end: (id: number) => TaskEither<Failure, void>
  /** Needs no session; the response is the same for every token. */
  readonly completeEmailLink: (answer: { readonly token: string; readonly action: SubscriptionLinkAction }) => TaskEither<Failure, void>
}
export const SubscriptionEndGateway = token<SubscriptionEndGateway>('SubscriptionEndGateway')
