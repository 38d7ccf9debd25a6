import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { SubmittedAddress } from '../../../domain/address/address-book.ts'
import type { InvalidAddress } from '../../../domain/address/address-refusal.ts'
import { makeBillingAddress, type RawAddress } from '../../../domain/address/make-address.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { addressRules, type RuleDeps } from './address-rules.ts'

/** An address as the customer entered it, and whether it becomes the default. */
type RawBookAddress = { readonly address: RawAddress; readonly isDefault: boolean }

/** A saved address may be used for billing later, so it must meet the rules of billing addresses. */
export const readSubmittedAddress =
  (deps: RuleDeps, brandChannel: BrandChannel) =>
  ({ address, isDefault }: RawBookAddress): E.Either<InvalidAddress, SubmittedAddress> =>
    pipe(
      makeBillingAddress(address, addressRules(deps, brandChannel)),
      E.bimap(
        (billing): InvalidAddress => ({ _tag: 'InvalidAddress', billing, shipping: [] }),
        (valid) => ({ address: valid, isDefault }),
      ),
    )
