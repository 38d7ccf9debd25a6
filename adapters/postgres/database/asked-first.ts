import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

type Question = (tx: Transaction<Tables>) => Promise<void>

const questions = new AsyncLocalStorage<Question>()

/** Each transaction that begins while this runs asks first, and is undone where the question throws. */
export const askingFirst = <Value>(question: Question, run: () => Promise<Value>): Promise<Value> => questions.run(question, run)

export const askFirst: Question = async (tx) => { await questions.getStore()?.(tx) }
