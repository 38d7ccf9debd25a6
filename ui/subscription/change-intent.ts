import type * as E from 'fp-ts/lib/Either.js'
import type { Failure } from '../../domain/refusal.ts'
import type { Injector } from '../binding/injector.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** The one-click changes of a subscription. */
export const INTENTS = ['pause', 'resume', 'skip', 'end'] as const
export type Intent = (typeof INTENTS)[number]

export const isIntent = (text: string | undefined): text is Intent => INTENTS.some((intent) => intent === text)

type Change = {
  readonly id: number
  readonly intent: Intent
  /** The skipped delivery, as displayed on the page. */
  readonly day?: string | undefined
}

export const changeByIntent = (injector: Injector, { id, intent, day = '' }: Change): Promise<E.Either<Failure, unknown>> => {
  if (intent === 'end') return injector.get(Shop).subscription.cancelSubscription({ id })()
  const change = intent === 'skip' ? { skipDay: day } : { status: intent === 'pause' ? 'paused' as const : 'active' as const }
  return injector.get(Shop).subscription.updateSubscription({ id, change })()
}
