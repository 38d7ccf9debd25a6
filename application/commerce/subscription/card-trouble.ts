import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isExpired } from '../../../domain/payment/payment-alias.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { RenewalTrouble } from '../../../domain/subscription/renewal-trouble.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import type { PaymentAliases } from '../payment/payment-aliases.port.ts'

/** The problem the card of a subscription will have on its day, as far as it can be foreseen. */
export const cardTrouble = (
  { aliases }: { readonly aliases: PaymentAliases }, { accountId, alias, nextDay }: Subscription,
): TE.TaskEither<ServiceUnavailable, RenewalTrouble | undefined> =>
  alias === undefined
    ? TE.right(undefined)
    : pipe(
        aliases.list(accountId),
        TE.map((cards): RenewalTrouble | undefined => {
          const card = cards.find((saved) => saved.alias === alias)
          if (card === undefined) return 'card_removed'
          return isExpired(card, nextDay) ? 'card_expired' : undefined
        }),
      )
