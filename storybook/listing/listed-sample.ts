import { makeMoney } from '../../domain/money/money.ts'
import type { Money } from '../../domain/money/money.ts'
import { makeProductId } from '../../domain/product/product.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { ListedProduct } from '../../ui/listing/listed-product.ts'
import * as E from 'fp-ts/lib/Either.js'

const sure = <Value>(made: E.Either<unknown, Value>): Value => {
  if (E.isLeft(made)) throw new Error('A sample is not a value of the shop')
  return made.right
}

export const chf = (cents: number): Money => sure(makeMoney(cents, 'CHF'))
export const productId = (id: number): ProductId => sure(makeProductId(id))

export const BIOFINITY: ListedProduct = {
  id: productId(1098),
  title: 'Biofinity',
  to: '/p/1098/biofinity-6-linsen',
  brand: 'Biofinity',
  categoryPath: 'lens/monthly/spheric',
  image: 'p/1098/front',
  usage: 'monthly',
  pack: { label: '6', quantity: 6, unit: 'lens' },
  price: {
    current: chf(3890), original: chf(4690), website: chf(4290), savings: { amount: chf(400), percent: 9 },
  },
  pricePerUnit: { price: chf(648), units: 1, per: 'lens' },
  rating: { value: 4.5, count: 132 },
  badge: 'bestseller',
  isDiscontinued: false,
}

export const BOTTLE: ListedProduct = {
  id: productId(1185),
  title: 'Opti-Free PureMoist',
  to: '/p/1185/opti-free-puremoist',
  brand: 'Opti-Free',
  categoryPath: 'lenscare',
  image: 'p/1185/front',
  pack: { label: '2 x 300 ml', quantity: 600, unit: 'ml' },
  price: { current: chf(2490) },
  pricePerUnit: { price: chf(415), units: 100, per: 'ml' },
  stock: {
    messageKey: 'product.stock.available_stock_more_then_ten',
    colour: 'success', level: 'large', count: 40,
  },
  isDiscontinued: false,
}

export const LONG_NAME: ListedProduct = {
  ...BIOFINITY,
  id: productId(1076),
  image: 'p/1076/front',
  title: 'Acuvue Oasys MAX 1-Day Multifocal for Astigmatism with Hydraluxe Technology',
  brand: 'Acuvue',
  usage: 'daily',
  pack: { label: '90', quantity: 90, unit: 'lens' },
  price: { current: chf(1_234_590), original: chf(1_350_000) },
}
