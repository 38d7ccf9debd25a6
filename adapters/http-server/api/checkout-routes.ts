import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { typedAddressOf } from '../../commerce-api/address/typed-address.codec.ts'
import type { OrderUpdate } from '../../commerce-api/cart/order-update.codec.ts'
import { shippingOptionsToWire } from '../../commerce-api/checkout/shipping.codec.ts'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import type { AnswerOperation } from './answer-operations.ts'
import { cartTokenOf, onCart } from './cart-routes.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'
import { ownerOf } from './owner-of.ts'

/** Who asks, and from where. */
type Sender = { readonly owner: () => TE.TaskEither<Failure, AccountId | undefined>; readonly from: string }

/** One variant of the update a request: a voucher, a number, the e-mail alone, or the addresses, before which an e-mail beside them is noted. */
const updateOrder = (shop: CommerceUseCases, { owner, from }: Sender) => (token: CartToken, update: OrderUpdate): TE.TaskEither<Failure, Cart> => {
  if ('coupon_code' in update) return shop.redeemCoupon(token, update.coupon_code, from)
  if ('miles_and_more_number' in update) return shop.setMilesNumber(token, update.miles_and_more_number)
  if (!('billing_address' in update)) return shop.setEmail(token, update.email)
  const { billing_address: billing, shipping_address: shipping, email } = update
  const addresses = { billing: typedAddressOf(billing), ...(shipping === null ? {} : { shipping: typedAddressOf(shipping) }) }
  const setAddresses = pipe(owner(), TE.flatMap((known) => shop.setAddresses(token, addresses, known)))
  return email == null ? setAddresses : pipe(shop.setEmail(token, email), TE.flatMap(() => setAddresses))
}

export const checkoutRoutes = (answer: AnswerOperation, shop: CommerceUseCases): void => {
  answer(OPERATIONS.updateOrder, onCart((token, asked) => updateOrder(shop, { owner: () => ownerOf(shop, asked), from: asked.from })(token, asked.body)))
  answer(OPERATIONS.deleteCouponCode, onCart((token) => shop.withdrawCoupon(token)))
  answer(OPERATIONS.deleteMilesAndMoreNumber, onCart((token) => shop.clearMilesNumber(token)))
  answer(OPERATIONS.getCartShippingOptions, ({ path }) =>
    pipe(cartTokenOf(path), TE.flatMap(shop.listCartShipping), TE.map(shippingOptionsToWire)),
  )
  answer(OPERATIONS.updateShippingMethod, onCart((token, { body }) => shop.setShipping(token, body.shipping_method)))
  answer(OPERATIONS.getPaymentMethods, (asked) =>
    pipe(
      cartTokenOf(asked.path),
      TE.bindTo('token'),
      TE.bind('owner', () => ownerOf(shop, asked)),
      TE.flatMap(({ token, owner }) => shop.listCartPayments(token, owner)),
      TE.map((methods) => ({ payment_methods: methods })),
    ),
  )
  answer(OPERATIONS.updatePaymentMethod, onCart((token, asked) =>
    pipe(ownerOf(shop, asked), TE.flatMap((owner) => shop.setPayment(token, asked.body.payment_method, owner))),
  ))
}
