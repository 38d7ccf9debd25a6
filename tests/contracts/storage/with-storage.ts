import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { OpenStorage, Storage } from './storage.ts'

/** Runs a test on a new storage and closes it in any case. */
export const withStorage =
  (open: OpenStorage) =>
  async (shopCatalogue: ShopCatalogue, story: (storage: Storage) => Promise<void>): Promise<void> => {
    const storage = await open(shopCatalogue)
    try {
      await story(storage)
    } finally {
      await storage.close()
    }
  }
