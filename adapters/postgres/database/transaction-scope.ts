import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

/** What runs in here may use nothing of the database but its transaction's handle. */
export const withinTransaction = <Value>(run: () => Promise<Value>): Promise<Value> => inside.run(true, run)

/** The embedded database has one connection: asking for a second one while holding it would wait for ever. */
export const refuseInsideTransaction = (): void => {
  if (inside.getStore() === true) throw new Error('The database was used outside its open transaction')
}
