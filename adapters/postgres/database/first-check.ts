import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

type Check = (tx: Transaction<Tables>) => Promise<void>

const checks = new AsyncLocalStorage<Check>()

/**
 * Each transaction that begins inside `run` first runs the check, after those of enclosing calls, and is rolled back if a check throws.
 */
export const withFirstCheck = <Value>(check: Check, run: () => Promise<Value>): Promise<Value> => {
  const outer = checks.getStore()
  return checks.run(outer === undefined ? check : async (tx) => {
    await outer(tx)
    await check(tx)
  }, run)
}

export const checkFirst: Check = async (tx) => { await checks.getStore()?.(tx) }
