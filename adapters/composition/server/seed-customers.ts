import type { RequestedItem } from '../../../application/contract/cart.ts'
import type { Operations } from '../../../application/commerce/operations.ts'
import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { toLineProduct } from '../../../domain/cart/line-product.ts'
import type { CouponRepository } from '../../../application/commerce/cart/coupon-repository.port.ts'
import type { AddressBooks } from '../../../application/commerce/address/address-books.port.ts'
import { withFirst } from '../../../domain/address/address-book.ts'
import type { CustomerRepository } from '../../../application/commerce/customer/customer-repository.port.ts'
import type { PasswordHasher } from '../../../application/commerce/identity/password-hasher.port.ts'
import type { OrderRepository, Placement } from '../../../application/commerce/order/order-repository.port.ts'
import { couponUse } from '../../../application/commerce/order/coupon-use.ts'
import { newToken } from '../../../application/commerce/shop/new-token.ts'
import type { TokenMaker } from '../../../application/commerce/shop/token-maker.port.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { makeCouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { zero } from '../../../domain/money/money.ts'
import { makeOrder } from '../../../domain/order/make-order.ts'
import { orderNumber } from '../../../domain/order/order-number.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { Order, OrderLine } from '../../../domain/order/order.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { makeVariant } from '../../../domain/product/variant.ts'
import type { Product } from '../../../domain/product/product.ts'
import { EYES } from '../../../domain/prescription/lens-option.ts'
import { presetOption } from '../../../domain/prescription/preset-option.ts'
import { isChosenPerEye } from '../../../domain/product/is-chosen-per-eye.ts'
import { sessionInMemory } from '../../memory/identity/session-in-memory.ts'
import { succeeded } from '../succeeded.ts'
import type { SpecialProduct } from '../../seed/customers/special-products.ts'
import { DEMO_PASSWORD, demoCustomers, type PastLine, type PastOrder } from '../../seed/customers/demo-customers.ts'

type Deps = {
  readonly operations: Operations
  readonly demoProducts: readonly Product[]
  readonly customers: CustomerRepository
  readonly addressBooks: AddressBooks
  readonly coupons: CouponRepository
  readonly orders: OrderRepository
  readonly passwords: PasswordHasher
  readonly tokens: TokenMaker
  readonly now: Date
}

const CALLER = {
  brandChannel: 'iris', locale: 'de', publicUrl: 'https://iris.example', from: 'seed', session: sessionInMemory(), owner: undefined,
} as const
const DAY = 24 * 3600 * 1000
const LENS = { right: { sphere: -3 }, left: { sphere: -2.75 } }

const orThrow = <Value>(task: TaskEither<unknown, Value>): Promise<Value> => succeeded('Writing the customers of the demo shop', task)

const addressOf = ({ firstName, lastName }: Customer) => ({
  firstName, lastName, street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich',
  countryCode: 'CH', phoneNumber: '+41791234567',
})

const productNamed = ({ demoProducts }: Deps, title: string): Product => {
  const product = demoProducts.find(({ titles }) => titles.de === title)
  if (product === undefined) throw new Error(`The demo shop has no product ${title}`)
  return product
}

const formerProduct = (deps: Deps, was: string | SpecialProduct): Partial<OrderLine> => {
  if (typeof was !== 'string') return was
  const product = productNamed(deps, was)
  const variant = makeVariant(product, {})
  return E.isLeft(variant) ? {} : toLineProduct(product, variant.right)
}

const itemsOf = (deps: Deps, { title, quantity }: PastLine): readonly RequestedItem[] => {
  const product = productNamed(deps, title)
  const option = presetOption(product.space)
  return isChosenPerEye(product)
    ? EYES.map((eye) => ({ productId: product.id, eye, option: { ...option, ...LENS[eye] }, quantity }))
    : [{ productId: product.id, option, quantity }]
}

/** A cart that is filled and checked out like any shopper's. */
const readyCart = async (deps: Deps, customer: Customer, past: PastOrder): Promise<Cart> => {
  const { cart, checkout } = deps.operations
  const items = past.lines.flatMap((line) => itemsOf(deps, line))
  const { token } = await orThrow(cart.createCart(CALLER, {}))
  const caller = { ...CALLER, owner: customer.accountId }
  const update = (change: Parameters<typeof checkout.updateOrder>[1]['change']) => orThrow(checkout.updateOrder(caller, { token, change }))
  await orThrow(cart.addToCart(CALLER, { token, items }))
  if (past.voucher !== undefined) await update({ _tag: 'Coupon', code: past.voucher })
  await update({ _tag: 'Email', email: customer.email })
  await update({ _tag: 'Addresses', addresses: { billing: addressOf(customer) } })
  const offered = await orThrow(checkout.getCartShippingOptions(CALLER, { token }))
  const key = (offered.find((option) => option.key !== 'pickmup') ?? offered[0])?.key ?? ''
  await orThrow(checkout.updateShippingMethod(CALLER, { token, key }))
  return orThrow(checkout.updatePaymentMethod(caller, { token, method: past.method }))
}

type Former = { readonly title: string; readonly line: Partial<OrderLine> }

/** Products that cannot be added today, each with the title of its replacement. */
const formerProducts = (deps: Deps, { lines }: PastOrder): readonly Former[] =>
  lines.flatMap(({ title, was }) => (was === undefined ? [] : [{ title, line: formerProduct(deps, was) }]))

const asItWas = (former: readonly Former[]) => ({ image, ...line }: OrderLine): OrderLine => ({
  ...line, ...(former.find(({ title }) => title === line.titles.de)?.line ?? omitUndefined({ image })),
})

/** A gift is added to the cart and costs nothing. */
const withGift = (lines: readonly OrderLine[], gift: PastOrder['gift']): readonly OrderLine[] => {
  const last = lines.at(-1)
  if (gift === undefined || last === undefined) return lines
  const { eye: _, image: __, ...beside } = last
  const free = zero(last.total.currency)
  return [...lines, {
    ...beside, ...gift, option: {}, id: `${last.id}-gift`, position: last.position + 1,
    unitPrice: free, originalUnitPrice: free, websiteUnitPrice: free, total: free,
  }]
}

const voucherOf = async ({ coupons }: Deps, { voucher }: PastOrder): Promise<Coupon | undefined> => {
  const code = makeCouponCode(voucher)
  return E.isLeft(code) ? undefined : (await orThrow(coupons.standing(code.right)))?.coupon
}

/** The progress of an order since: paid, packed, shipped. Its units left the stock long ago. */
const sinceThen = (order: Order, { status, method, shipping, gift }: PastOrder, former: readonly Former[], used?: Coupon): Placement => ({
  order: {
    ...order,
    status,
    lines: withGift(order.lines.map(asItWas(former)), gift),
    ...(shipping === undefined ? {} : { shippingMethod: shipping }),
    ...(method === 'invoice' || status === 'payment_pending' || status === 'cancelled' ? {} : { paidAt: order.createdAt }),
    ...(status === 'shipped' ? { tracking: `99.00.${String(100000 + order.id)}.${String(10000000 + order.id * 7)}` } : {}),
  },
  reservations: [],
  mails: [],
  ...(used === undefined ? {} : { coupon: couponUse(order, used) }),
})

const placePast = async (deps: Deps, customer: Customer, past: PastOrder): Promise<void> => {
  const { token, billingAddress } = await readyCart(deps, customer, past)
  const former = formerProducts(deps, past)
  const used = await voucherOf(deps, past)
  const day = new Date(deps.now.getTime() - past.daysAgo * DAY)
  await orThrow(
    deps.orders.place(token, (cart, sequence) =>
      pipe(
        makeOrder(cart, {
          token: newToken(deps.tokens, makeOrderToken),
          id: sequence,
          number: orderNumber(day, sequence),
          owner: customer.accountId,
          now: day.toISOString(),
          termsAccepted: true,
        }),
        E.map((order) => sinceThen(order, past, former, used)),
      ),
    ),
  )
  if (billingAddress !== undefined)
    await orThrow(deps.addressBooks.change(customer.accountId, (book) => E.right(withFirst(book, billingAddress))))
}

/** The demo shop's customers with their orders; existing customers stay unchanged. */
export const seedCustomers = async (deps: Deps): Promise<void> => {
  const hash = await orThrow(deps.passwords.hash(DEMO_PASSWORD))
  for (const { customer, orders } of demoCustomers()) {
    if ((await orThrow(deps.customers.customer(customer.accountId))) !== undefined) continue
    await orThrow(deps.customers.add(customer, hash))
    for (const past of orders) await placePast(deps, customer, past)
  }
}
