import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { LensOption } from '../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Scene } from '../decorators/scene.ts'

const productNamed = async (visitor: Visitor, title: string): Promise<ProductId> => {
  const cards = await visitor.search(title)
  const hit = cards.find(({ product }) => product.titles.de.startsWith(title)) ?? cards[0]
  if (hit === undefined) throw new Error(`The demo shop has no ${title}`)
  return hit.product.id
}

const spheric = (sphere: number): LensOption => ({ sphere, radius: 8.6, diameter: 14 })

/** A visitor of the demo shop with lenses for both eyes in the cart, optionally with a care product. */
export const openFilledCart = async ({ brand, locale }: Scene, products: 'lenses' | 'lenses and care' = 'lenses and care') => {
  const shop = openHeadlessShop()
  const visitor = shop.visitor({ brand, locale })
  const toric = await productNamed(visitor, 'Biofinity toric')
  const lens = await productNamed(visitor, 'Biofinity')
  const right = { sphere: -2.25, cylinder: -1.25, axis: 90, radius: 8.7, diameter: 14.5 }
  let cart: Cart = await visitor.addToCart(
    { productId: lens, eye: 'right', option: spheric(-3.25), quantity: 1 },
    { productId: lens, eye: 'left', option: spheric(-2.75), quantity: 2 },
  )
  if (products === 'lenses and care') {
    const [care] = (await visitor.browse('lenscare')).listing.cards
    cart = await visitor.addToCart(
      { productId: toric, eye: 'right', option: right, quantity: 1 },
      ...(care === undefined ? [] : [{ productId: care.product.id, option: {}, quantity: 1 }]),
    )
  }
  return { shop, visitor, cart }
}
