import * as E from 'fp-ts/lib/Either.js'
import { makeProductId } from '../product/product.ts'
import type { ProductId } from '../product/product.ts'
import { IDS, readTypedNumber } from '../whole-number.ts'

/** `products_set` of a block: ids between commas; invalid ids are left out, and duplicates too (Account §3). */
export const readProductSet = (text: string): readonly ProductId[] => {
  const ids = text.split(',').flatMap((part) => {
    const id = makeProductId(readTypedNumber(part.trim(), IDS))
    return E.isRight(id) ? [id.right] : []
  })
  return [...new Set(ids)]
}

export const writeProductSet = (ids: readonly ProductId[]): string => ids.join(',')
