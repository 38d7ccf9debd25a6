import type { StockGateway } from '../../application/storefront/stock/stock-gateway.port.ts'
import { deliveryRequest, type DeliveryChannel } from '../commerce-api/delivery/delivery-request.codec.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

export const makeHttpStock = ({ call, delivery }: { readonly call: Call; readonly delivery: DeliveryChannel }): StockGateway => ({
  stock: (questions, shipment) => call(OPERATIONS.getDeliveryDates, { body: deliveryRequest(questions, { ...delivery, ...shipment }) }),
})
