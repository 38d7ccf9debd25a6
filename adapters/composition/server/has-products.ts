import * as E from 'fp-ts/lib/Either.js'
import type { ShopStorage } from '../../postgres/open-shop-storage.ts'

/** Whether the catalogue has products; once it has, the result is cached. */
export const hasProducts = (storage: Pick<ShopStorage, 'catalogue'>): (() => Promise<boolean>) => {
  let isFilled = false
  return async () => {
    if (isFilled) return true
    const filled = await storage.catalogue.isFilled()()
    isFilled = E.isRight(filled) && filled.right
    return isFilled
  }
}
