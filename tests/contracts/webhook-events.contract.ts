import { describe, expect, it } from 'vitest'
import type { CommercePorts } from '../../application/commerce/commerce.ts'
import { ownRequest } from '../../domain/order/change-key.ts'
import { aStockRow, aVariant } from '../support/builders/stock-row.ts'
import { openSmallShop } from '../support/api/open-api-shop.ts'
import { everyUseCase } from '../support/commerce.ts'
import { value } from '../support/outcome.ts'
import { LENS, MINUS_TWO, placeOrder, SOLUTION, usualCatalogue } from '../support/purchase.ts'

const LEA = { kind: 'staff', name: 'Lea' } as const
const ACT = { by: 'Lea', what: 'stock.changed', about: 'a variant', at: new Date('2026-03-02T12:00:00Z'), detail: '' } as const
const LAST_PACK = usualCatalogue({ stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 1 }), aStockRow(SOLUTION)] })
const variant = aVariant(LENS, MINUS_TWO)
const outOfStock = ['stock.changed', variant.id, 0, false] as const
const lastPack = ['stock.changed', variant.id, 1, false] as const

/** The type of an event with the order's number and status, or with the variant and its stock. */
type Reported = readonly (string | number | boolean)[]
type OpenShop = (catalogue: typeof LAST_PACK) => Promise<{
  readonly storage: Partial<CommercePorts>
  readonly reported: () => Promise<readonly Reported[]>
}>

/** Contract of what webhooks report. */
export const webhookEventsContract = (open: OpenShop): void => {
  const openShop = async (catalogue = usualCatalogue()) => {
    const { storage, reported } = await open(catalogue)
    const { ports } = openSmallShop(catalogue, storage)
    return { ports, shop: everyUseCase(ports), reported }
  }

  describe('the events of webhooks', () => {
    it('are an order and each of its changes, once', async () => {
      const { shop, reported } = await openShop()
      const { number, totals: { total } } = await placeOrder(shop, 'prepayment')
      const transfer = () => value(shop.recordTransfer({ number, ...ownRequest('test', '1'), by: LEA }, total))
      await transfer()
      await transfer()
      expect(await reported()).toEqual([['order.placed', number, 'payment_pending'], ['payment.received', number, 'new']])
    })

    it('are a variant that an order sells out, and that comes back with its cancellation', async () => {
      const { shop, reported } = await openShop(LAST_PACK)
      const { number } = await placeOrder(shop, 'prepayment')
      await value(shop.cancelOrder({ number, ...ownRequest('test', '1'), by: LEA }))
      const all = await reported()
      expect(all.filter(([type]) => type === 'stock.changed')).toEqual([outOfStock, lastPack])
      expect(all.filter(([type]) => type !== 'stock.changed').map(([type]) => type)).toEqual(['order.placed', 'order.cancelled'])
    })

    it('are a stock that staff set to nothing, to something or to no delivery, and nothing in between', async () => {
      const { ports, reported } = await openShop(LAST_PACK)
      let stock = { onHand: 1, stopOrder: false }
      for (const change of [{ onHand: 9 }, { onHand: 0 }, { onHand: 0 }, { onHand: 5 }, { onHand: 4 }, { stopOrder: true }]) {
        const next = { ...stock, ...change }
        await value(ports.productChanges.putStock(variant, stock, next, ACT))
        stock = next
      }
      expect(await reported()).toEqual([outOfStock, ['stock.changed', variant.id, 5, false], ['stock.changed', variant.id, 4, true]])
    })
  })
}
