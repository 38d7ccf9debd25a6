import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeReminderDay } from '../../../domain/reminder/reminder-day.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { ChosenFrequency } from '../../../domain/subscription/frequency.ts'
import { isOffered, type SubscriptionPayment } from '../../../domain/subscription/unattended-payment.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { Callers } from '../shop/request-context.ts'
import { makeGetSubscriptionPaymentMethods, type PaymentDeps } from './get-subscription-payment-methods.ts'

const missing = (path: string, key: string): RefusalBy<'Malformed'> => ({ _tag: 'Malformed', violations: [{ path, key }] })

/** An interval requires the customer's confirmation (decision C4). */
export const confirmed = (frequency: ChosenFrequency | undefined, isConfirmed: boolean): E.Either<
  RefusalBy<'Malformed'>, ChosenFrequency | undefined
> =>
  isConfirmed ? E.right(frequency) : E.left(missing('frequency_confirmed', 'validation.this_field_is_required'))

/** A future day, if one is requested. */
export const requestedNextDay = (requested: string | undefined, today: string): E.Either<RefusalBy<'Malformed'>, string | undefined> =>
  requested === undefined
    ? E.right(undefined)
    : pipe(makeReminderDay(requested, today), E.mapLeft(() => missing('next_date', 'validation.invalid_value')))

/** Counts a new delivery notice of the owner, after all other checks. */
export const countDeliveryDate =
  (deps: CountDeps, { owner }: Pick<Callers['customer'], 'owner'>) =>
  (isNotifiedAgain: boolean): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> =>
    isNotifiedAgain ? countAttempt(deps)('deliveryDatesOfAccount', owner) : TE.right(undefined)

/** A payment method the customer may use for it, if one is requested; somebody else's card is not. */
export const requestedPayment =
  (deps: PaymentDeps, caller: Pick<Callers['customer'], 'owner' | 'brandChannel'>) =>
  (requested: SubscriptionPayment | undefined): TE.TaskEither<
    FailureBy<'Malformed' | 'NotSignedIn' | 'PaymentNotOffered'>, SubscriptionPayment | undefined
  > =>
    requested === undefined
      ? TE.right(undefined)
      : pipe(
          makeGetSubscriptionPaymentMethods(deps)(caller, {}),
          TE.filterOrElseW(
            (offered) => isOffered(requested, offered),
            (): RefusalBy<'PaymentNotOffered'> => ({ _tag: 'PaymentNotOffered', method: requested.paymentMethod }),
          ),
          TE.map(() => requested),
        )
