import { addressOperations } from '../address/address-operations.ts'
import { cartOperations } from '../cart/cart-operations.ts'
import { checkoutOperations } from '../checkout/checkout-operations.ts'
import { deliveryOperations } from '../delivery/delivery-operations.ts'
import { identityOperations } from '../identity/identity-operations.ts'
import { orderOperations } from '../order/order-operations.ts'
import { pricingOperations } from '../pricing/pricing-operations.ts'
import { catalogueOperations } from '../product/catalogue-operations.ts'
import { recommendationOperations } from '../recommendation/recommendation-operations.ts'
import { reorderOperations } from '../reorder/reorder-operations.ts'

type Named<Rows> = { readonly [Name in keyof Rows]: Rows[Name] & { readonly name: Name } }

const named = <Rows extends object>(rows: Rows): Named<Rows> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, name }])) as Named<Rows>

/** Everything that can be asked of the shop. Methods and paths stand in these rows and nowhere else (Commerce §7). */
export const OPERATIONS = named({
  ...catalogueOperations,
  ...pricingOperations,
  ...deliveryOperations,
  ...recommendationOperations,
  ...cartOperations,
  ...addressOperations,
  ...checkoutOperations,
  ...orderOperations,
  ...reorderOperations,
  ...identityOperations,
})
type Operations = typeof OPERATIONS
export type OperationName = keyof Operations

type Form<Name extends OperationName> = Operations[Name]['request']

/** What of a request decides something. */
export type Heard = { readonly [Name in OperationName]: Extract<ReturnType<Form<Name>['decode']>, { readonly _tag: 'Right' }>['right'] }
/** What a storefront gives to ask. */
export type Said = { readonly [Name in OperationName]: Parameters<Form<Name>['encode']>[0] }
export type Reply = { readonly [Name in OperationName]: Parameters<Operations[Name]['reply']['encode']>[0] }
export type MayAskOf = { readonly [Name in OperationName]: Operations[Name]['mayAsk'] }

/** Where the payment provider reports; signed, and no operation of the storefront. */
export const PAYMENT_NOTICE_PATH = '/api/payments/notice'
export const OPENAPI_PATH = '/api/openapi.json'
