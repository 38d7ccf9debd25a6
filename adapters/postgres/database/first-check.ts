import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

type Question = (tx: Transaction<Tables>) => Promise<void>

const questions = new AsyncLocalStorage<Question>()

/** Each transaction that begins while this runs asks first, after what is asked around it, and is undone where a question throws. */
export const withFirstCheck = <Value>(question: Question, run: () => Promise<Value>): Promise<Value> => {
  const around = questions.getStore()
  return questions.run(around === undefined ? question : async (tx) => {
    await around(tx)
    await question(tx)
  }, run)
}

export const checkFirst: Question = async (tx) => { await questions.getStore()?.(tx) }
