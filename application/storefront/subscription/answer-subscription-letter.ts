import { token } from '../../token.ts'
import type { SubscriptionEndGateway } from './subscription-end-gateway.port.ts'

/** Leaves the delivery of a letter out, or stops its subscription for now, whoever has the letter. */
export type AnswerSubscriptionLetter = SubscriptionEndGateway['answerLetter']
export const AnswerSubscriptionLetter = token<AnswerSubscriptionLetter>('AnswerSubscriptionLetter')

export const makeAnswerSubscriptionLetter =
  ({ subscriptionEnds }: { readonly subscriptionEnds: SubscriptionEndGateway }): AnswerSubscriptionLetter => subscriptionEnds.answerLetter
