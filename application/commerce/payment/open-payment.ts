import type { TaskEither } from 'fp-ts/TaskEither'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'

/** Opens a fresh attempt and answers the provider's page; `undefined` when nothing is due online (Commerce §9). */
export type OpenPayment = (
  orderToken: OrderToken,
  at: { readonly publicUrl: string; readonly locale: Locale },
) => TaskEither<Failure, string | undefined>
export const OpenPayment = token<OpenPayment>('OpenPayment')
