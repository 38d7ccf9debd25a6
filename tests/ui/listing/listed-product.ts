import { productId } from '../../support/builders/product.ts'
import { made } from '../../support/builders/made.ts'
import { makeMoney } from '../../../domain/money/money.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { ListedProduct } from '../../../ui/listing/listed-product.ts'

export const chf = (cents: number): Money => made(makeMoney(cents, 'CHF'))

/** A card of a monthly lens at CHF 45.00 by default. */
export const aListedProduct = (stated: Partial<ListedProduct> = {}): ListedProduct => ({
  id: productId(1001),
  title: 'Biofinity',
  to: '/p/1001/biofinity',
  brand: 'Biofinity',
  categoryPath: 'lens/monthly/spheric',
  image: 'p/1001/front',
  usage: 'monthly',
  pack: { label: '6', quantity: 6, unit: 'lens' },
  price: { current: chf(4500) },
  isDiscontinued: false,
  ...stated,
})
