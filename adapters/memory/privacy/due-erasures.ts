import * as E from 'fp-ts/lib/Either.js'
import type { DueErasures } from '../../../application/commerce/privacy/due-erasures.port.ts'
import { atomically } from '../atomically.ts'
import { isBackedOff } from '../job/job-failures.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'
import { erasePerson, reduceIfDone } from './erase-person.ts'

export const openDueErasures = (state: ShopState): DueErasures => ({
  prepare: () => atomically(() => E.right(0)),
  due: ({ now, limit }) =>
    atomically(() => E.right([...state.erasures.values()]
      .filter(({ dueAt, accountId }) => dueAt <= now && !isBackedOff(state, 'account_deletions', accountId, now))
      .toSorted((left, right) => left.dueAt.getTime() - right.dueAt.getTime()).slice(0, limit).map(({ accountId }) => accountId))),
  delete: (accountId, { at, names, mails }) =>
    atomically(() => {
      const request = state.erasures.get(accountId)
      const customer = state.customers.get(accountId)?.customer
      if (request === undefined || customer === undefined || request.dueAt > at) return E.right(false)
      erasePerson(state, accountId, { at, names })
      storeMails(state, mails(customer, request))
      return E.right(true)
    }),
  toReduce: ({ at, limit }) =>
    atomically(() => E.right([...state.ordersOfDeletedAccounts].flatMap((token) => state.orders.get(token) ?? [])
      .filter(({ number }) => !isBackedOff(state, 'reduce_orders', number, at)).slice(0, limit)
      .map(({ token, number }) => ({ token, number })))),
  reduceOrder: (orderToken, effect) =>
    atomically(() => {
      const order = state.ordersOfDeletedAccounts.has(orderToken) ? state.orders.get(orderToken) : undefined
      return E.right(order !== undefined && reduceIfDone(state, order, effect))
    }),
})
