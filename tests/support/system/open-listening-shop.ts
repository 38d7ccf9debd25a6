import type { CommercePorts } from '../../../application/commerce/commerce.ts'
import { apiTexts } from '../../../adapters/composition/server/api-texts.ts'
import type { ApiSettings } from '../../../adapters/http-server/api/api-settings.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import { openApi, openSmallShop } from '../api/open-api-shop.ts'
import { emptied } from '../postgres-engines.ts'

/** The API of a shop on an emptied database, listening on a separate port and with the shop's own texts. */
export const openListeningShop = async (
  database: Database, shopCatalogue: ShopCatalogue, overrides: Partial<CommercePorts> = {}, settings: Partial<ApiSettings> = {},
) => {
  const storage = await emptied(database, shopCatalogue)
  const { commerce, ports } = openSmallShop(shopCatalogue, { ...storage, ...overrides })
  const app = await openApi(commerce, { words: apiTexts(), ...settings })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${url}/api`, storage, commerce, ports, db: database.db, close: () => app.close() }
}
export type ListeningShop = Awaited<ReturnType<typeof openListeningShop>>
