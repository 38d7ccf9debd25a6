import * as E from 'fp-ts/lib/Either.js'
import type { ShopStorage } from '../../postgres/open-shop-storage.ts'

/** Whether there is anything to sell; once there is, it is not asked again. */
export const stockIsThere = (storage: Pick<ShopStorage, 'catalogue'>): (() => Promise<boolean>) => {
  let isThere = false
  return async () => {
    if (isThere) return true
    const filled = await storage.catalogue.isFilled()()
    isThere = E.isRight(filled) && filled.right
    return isThere
  }
}
