import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { InvalidAddress } from '../address/address-refusal.ts'
import type { ShippingAddress } from '../address/address.ts'
import type { FieldRefusal } from '../address/field-refusal.ts'
import type { AddressRules, RawAddress } from '../address/make-address.ts'
import { makeBillingAddress, makeShippingAddress } from '../address/make-address.ts'
import { optionalText } from '../address/read-field.ts'
import type { Checked } from '../address/read-field.ts'
import { deliverToPartner } from '../delivery/deliver-to-partner.ts'
import type { PartnerNotOffered } from '../delivery/delivery-refusal.ts'
import type { PartnerOptician } from '../delivery/partner-optician.ts'
import type { NotFound } from '../request-refusal.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { SubmittedAddresses } from './set-addresses.ts'

export type RawAddresses = { readonly billing: RawAddress; readonly shipping?: RawAddress }
type NoStudio = NotFound<'partner'> | PartnerNotOffered

const studioOf = ({ studioId }: RawAddress): string | undefined =>
  typeof studioId === 'string' && studioId.trim() !== '' ? studioId.trim() : undefined

/** Whether the parcel goes to an optician: other fields of the address are ignored then. */
export const isStudioDelivery = ({ shipping }: RawAddresses): boolean => shipping !== undefined && studioOf(shipping) !== undefined

const shippingOf = (
  raw: RawAddress,
  rules: AddressRules,
  partner: PartnerOptician | undefined,
): E.Either<NoStudio, Checked<ShippingAddress>> => {
  const studioId = studioOf(raw)
  if (studioId === undefined) return E.right(makeShippingAddress(raw, rules))
  const recipient = optionalText('recipient', raw.recipient)
  if (E.isLeft(recipient)) return E.right(recipient)
  return pipe(deliverToPartner(omitUndefined({ studioId, recipient: recipient.right }), partner), E.map(E.right))
}

const faultsOf = (checked: Checked<unknown>): readonly FieldRefusal[] => (E.isLeft(checked) ? checked.left : [])

/**
 * Both addresses, or all faults of both at once. Without a shipping address the parcel goes to the billing address; with a studio it
 * goes to the stored address of `partner`.
 */
export const readAddresses = (
  raw: RawAddresses,
  rules: AddressRules,
  partner?: PartnerOptician,
): E.Either<InvalidAddress | NoStudio, SubmittedAddresses> => {
  const billing = makeBillingAddress(raw.billing, rules)
  const shipping = raw.shipping === undefined ? undefined : shippingOf(raw.shipping, rules, partner)
  const refused = (faults: readonly FieldRefusal[]): E.Either<InvalidAddress, never> =>
    E.left({ _tag: 'InvalidAddress', billing: faultsOf(billing), shipping: faults })
  // Faults of the billing address come first: its fields are the ones on the screen.
  if (shipping !== undefined && E.isLeft(shipping)) return E.isRight(billing) ? shipping : refused([])
  const delivery = shipping?.right ?? billing
  return E.isRight(billing) && E.isRight(delivery)
    ? E.right({ billing: billing.right, shipping: delivery.right })
    : refused(shipping === undefined ? [] : faultsOf(delivery))
}
