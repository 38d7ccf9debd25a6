import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { QueryValues } from '../operations/query-parameters.ts'

type PricingInput = {
  readonly productId: ProductId
  readonly quantity: number
  readonly cartToken?: CartToken
  readonly fk?: string
  readonly priceChannel?: string
}

/** The six names of a price request; an absent cart or campaign is sent empty (Commerce §7). */
export const pricingParams = (
  input: PricingInput,
  shop: Pick<ShopSettings, 'priceChannel' | 'recommendedRetailChannel'>,
): QueryValues => ({
  product_id: input.productId,
  quantity: input.quantity,
  recommended_retail_channel: shop.recommendedRetailChannel,
  price_channel: input.priceChannel ?? shop.priceChannel,
  fk: input.fk ?? '',
  cart_token: input.cartToken ?? '',
})

const NUMBER = /^-?\d+(?:\.\d+)?$/
const present = (text: string | null): string | undefined => (text === null || text === '' ? undefined : text)

/** As sent; the domain decides whether a text is a product, a quantity or a cart. */
export const readPricingParams = (params: URLSearchParams) => {
  const quantity = params.get('quantity')
  return {
    productId: params.get('product_id'),
    quantity: quantity !== null && NUMBER.test(quantity) ? Number(quantity) : quantity,
    cartToken: present(params.get('cart_token')),
    fk: present(params.get('fk')),
  }
}
