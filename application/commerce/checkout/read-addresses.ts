import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ShippingAddress } from '../../../domain/address/address.ts'
import type { InvalidAddress } from '../../../domain/address/address-refusal.ts'
import { optionalText } from '../../../domain/address/read-field.ts'
import type { Checked } from '../../../domain/address/read-field.ts'
import type { AddressRules, RawAddress } from '../../../domain/address/make-address.ts'
import { makeBillingAddress, makeShippingAddress } from '../../../domain/address/make-address.ts'
import type { GivenAddresses } from '../../../domain/cart/give-addresses.ts'
import { deliverToPartner } from '../../../domain/delivery/deliver-to-partner.ts'
import type { PartnerNotOffered } from '../../../domain/delivery/delivery-refusal.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'

export type GivenRaw = { readonly billing: RawAddress; readonly shipping?: RawAddress }

const studioOf = ({ shipping }: GivenRaw): string | undefined => {
  const studio = shipping?.studioId
  return typeof studio === 'string' && studio.trim() !== '' ? studio.trim() : undefined
}
/** Whether goods are to go to an optician: what else the address says is not looked at then. */
export const asksForStudio = (given: GivenRaw): boolean => studioOf(given) !== undefined

type NoStudio = NotFound<'partner'> | PartnerNotOffered

const shippingOf = (
  given: GivenRaw,
  rules: AddressRules,
  partner: PartnerOptician | undefined,
): E.Either<NoStudio, Checked<ShippingAddress>> => {
  const studioId = studioOf(given)
  const fields = given.shipping ?? given.billing
  if (studioId === undefined) return E.right(makeShippingAddress(fields, rules))
  const recipient = optionalText('recipient', fields.recipient)
  if (E.isLeft(recipient)) return E.right(recipient)
  return pipe(
    deliverToPartner({ studioId, ...withoutAbsent({ recipient: recipient.right }) }, partner),
    E.map(E.right),
  )
}

/**
 * Both addresses, or every fault of both at once. Without a shipping address the parcel goes where the bill goes; with
 * a studio it goes to the address of `partner` as the shop knows it.
 */
export const readAddresses = (
  given: GivenRaw,
  rules: AddressRules,
  partner?: PartnerOptician,
): E.Either<InvalidAddress | NoStudio, GivenAddresses> => {
  const billing = makeBillingAddress(given.billing, rules)
  const asked = given.shipping === undefined ? E.right(billing) : shippingOf(given, rules, partner)
  // What is wrong with the bill is told first: the shopper stands before its fields.
  if (E.isLeft(asked) && E.isRight(billing)) return asked
  const shipping = E.isLeft(asked) ? E.right(undefined) : asked.right
  if (E.isRight(billing) && E.isRight(shipping) && shipping.right !== undefined)
    return E.right({ billing: billing.right, shipping: shipping.right })
  return E.left({
    _tag: 'InvalidAddress',
    billing: E.isLeft(billing) ? billing.left : [],
    shipping: given.shipping !== undefined && E.isLeft(shipping) ? shipping.left : [],
  })
}
