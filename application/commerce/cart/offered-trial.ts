import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { NewLine } from '../../../domain/cart/add-line.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { toLineProduct } from '../../../domain/cart/line-product.ts'
import { zero } from '../../../domain/money/money.ts'
import { presetOption } from '../../../domain/prescription/preset-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import { makeVariant, type Variant } from '../../../domain/product/variant.ts'
import { DEFAULT_QUANTITY } from '../../../domain/quantity/quantity.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { coversQuantity } from '../../../domain/stock/can-order.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { StockLedger } from '../stock/stock-ledger.port.ts'
import { availableAt } from '../stock/stock-of-variant.ts'

type Deps = {
  readonly products: ProductRepository
  readonly stock: StockLedger
  readonly register: ShopRegister
  readonly tokens: TokenMaker
}

const trialLine = (id: string, product: Product, variant: Variant, { currency }: Pick<Cart, 'currency'>): NewLine => ({
  id,
  ...toLineProduct(product, variant),
  quantity: DEFAULT_QUANTITY,
  unitPrice: zero(currency),
  originalUnitPrice: zero(currency),
  websiteUnitPrice: zero(currency),
  isTrial: true,
})

/** The variant of a product that can be given away: active, its sale not stopped, without options. */
const giftOf = (product: Product | undefined): { readonly product: Product; readonly variant: Variant } | undefined => {
  if (product === undefined || !product.isActive || product.saleStop !== undefined) return undefined
  const variant = makeVariant(product, presetOption(product.space))
  return E.isRight(variant) ? { product, variant: variant.right } : undefined
}

/** The trial a brand adds to a first lens, as a line; none if none is configured or in stock. */
export const offeredTrial =
  (deps: Deps) =>
  (cart: Cart): TE.TaskEither<ServiceUnavailable, NewLine | undefined> => {
    const { trialProductId } = deps.register.settings(cart.brandChannel)
    if (trialProductId === undefined || cart.trialsDeclined === true) return TE.right(undefined)
    return pipe(
      deps.products.products([trialProductId]),
      TE.map(([product]) => giftOf(product)),
      TE.flatMap((gift) =>
        gift === undefined
          ? TE.right(undefined)
          : pipe(
              deps.stock.stockOf([gift.variant.id]),
              TE.map((stocks) =>
                coversQuantity(availableAt(stocks, gift.variant.id), DEFAULT_QUANTITY)
                  ? trialLine(deps.tokens.make(), gift.product, gift.variant, cart)
                  : undefined,
              ),
            ),
      ),
    )
  }
