import type { At } from '../../application/commerce/shop/at.ts'
import type { ShowStock } from '../../application/commerce/stock/show-stock.ts'
import type { StockGateway } from '../../application/storefront/stock/stock-gateway.port.ts'

export const makeInProcessStock = (shop: { readonly showStock: ShowStock }, at: At): StockGateway => ({
  stock: (questions, shipment) => shop.showStock(questions, at, shipment),
})
