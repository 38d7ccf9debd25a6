import { describe } from 'vitest'
import { openMemoryShop } from '../../../adapters/memory/memory-shop.ts'
import { webhookEventsContract } from '../../contracts/webhook-events.contract.ts'

describe('in memory', () => {
  webhookEventsContract((catalogue) => {
    const storage = openMemoryShop(catalogue)
    const reported = () =>
      Promise.resolve(storage.webhookEvents.map((event) => event.type === 'stock.changed'
        ? [event.type, event.variantId, event.stock.onHand, event.stock.stopOrder]
        : [event.type, event.number, event.status]))
    return Promise.resolve({ storage, reported })
  })
})
