import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { isCurrency } from '../../domain/money/currency.ts'
import type { Attempt } from './attempt.ts'
import type { Outcome } from './notice.ts'
import { oneOf } from './one-of.codec.ts'

const EntryCodec = t.strict(
  {
    payment_id: t.string,
    outcome: t.keyof({ paid: null, declined: null, cancelled: null, refunded: null }),
    amount: t.number,
    currency: oneOf('Currency', isCurrency),
  },
  'SandboxEntry',
)
export type Entry = t.TypeOf<typeof EntryCodec>

/** What the payment provider remembers of its attempts. */
export type SandboxBook = {
  readonly note: (attempt: Pick<Attempt, 'payment_id' | 'amount' | 'currency'>, outcome: Outcome | 'refunded') => void
  readonly entry: (paymentId: string) => Entry | undefined
}

const readEntry = (line: string): readonly Entry[] => {
  const read = E.tryCatch((): unknown => JSON.parse(line), String)
  const entry = E.isRight(read) ? EntryCodec.decode(read.right) : read
  return E.isRight(entry) ? [entry.right] : []
}

/** Money that came stays until it is given back. */
const FINALITY = { declined: 0, cancelled: 0, paid: 1, refunded: 2 } as const

/** With a path it outlives the process, as a provider of its own would: one line for each thing that happened. */
export const openSandboxBook = (path?: string): SandboxBook => {
  const entries = new Map<string, Entry>()
  const keep = (entry: Entry): boolean => {
    const before = entries.get(entry.payment_id)
    if (before !== undefined && FINALITY[before.outcome] >= FINALITY[entry.outcome]) return false
    entries.set(entry.payment_id, entry)
    return true
  }
  if (path !== undefined && existsSync(path)) readFileSync(path, 'utf8').split('\n').flatMap(readEntry).forEach(keep)
  return {
    note: ({ payment_id, amount, currency }, outcome) => {
      const entry = { payment_id, outcome, amount, currency }
      if (!keep(entry) || path === undefined) return
      mkdirSync(dirname(path), { recursive: true })
      appendFileSync(path, `${JSON.stringify(entry)}\n`)
    },
    entry: (paymentId) => entries.get(paymentId),
  }
}
