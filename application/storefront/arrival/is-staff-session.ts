import * as E from '../../../domain/either.ts'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { isFromStaff } from '../../../domain/visit/internal-referer.ts'
import { token } from '../../token.ts'
import type { RefererKeeper } from '../visit/referer-keeper.port.ts'

/**
 * Whether a login link was opened here from a page of the staff: a banner shows it, and the query for the last payment method contains
 * it. Nothing else depends on it (Account §4.4). Without library: every page reads it.
 */
export type IsStaffSession = () => TaskEither<Failure, boolean>
export const IsStaffSession = token<IsStaffSession>('IsStaffSession')

export const makeIsStaffSession =
  ({ referer, shop }: { readonly referer: RefererKeeper; readonly shop: ShopSettings }): IsStaffSession =>
  () => () => Promise.resolve(E.right(isFromStaff(referer.read(), shop.staffPages)))
