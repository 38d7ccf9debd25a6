import * as E from 'fp-ts/lib/Either.js'
import type { DueErasures } from '../../../application/commerce/privacy/due-erasures.port.ts'
import { atOnce } from '../at-once.ts'
import { keepMails } from '../mail/keep-mails.ts'
import type { ShopState } from '../shop-state.ts'
import { erasePerson, reduceIfDone } from './erase-person.ts'

export const openDueErasures = (state: ShopState): DueErasures => ({
  due: ({ now, limit }) =>
    atOnce(() => E.right([...state.erasures.values()].filter(({ dueAt }) => dueAt <= now)
      .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime()).slice(0, limit).map(({ accountId }) => accountId))),
  erase: (accountId, { at, names, letters }) =>
    atOnce(() => {
      const asked = state.erasures.get(accountId)
      const customer = state.customers.get(accountId)?.customer
      if (asked === undefined || customer === undefined || asked.dueAt > at) return E.right(false)
      erasePerson(state, customer, { at, names })
      keepMails(state, letters(customer, asked))
      return E.right(true)
    }),
  reduceOrders: ({ at, names, limit }) =>
    atOnce(() => {
      let reduced = 0
      for (const token of state.ordersLeft) {
        const order = reduced < limit ? state.orders.get(token) : undefined
        if (order !== undefined && reduceIfDone(state, order, { at, names })) reduced += 1
      }
      return E.right(reduced)
    }),
})
