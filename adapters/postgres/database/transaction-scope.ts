import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

/** Code inside `run` may use the database only through the handle of its transaction. */
export const withinTransaction = <Value>(run: () => Promise<Value>): Promise<Value> => inside.run(true, run)

/** The embedded database has one connection: waiting for a second one while holding it would never end. */
export const refuseInsideTransaction = (): void => {
  if (inside.getStore() === true) throw new Error('The database was used outside its open transaction')
}
