import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { isCurrency } from '../../domain/money/currency.ts'
import type { Attempt } from './attempt.ts'
import type { Outcome } from './notice.ts'
import { SandboxCardCodec, type SandboxCard } from './sandbox-card.ts'
import { oneOf } from './one-of.codec.ts'

const EntryCodec = t.strict(
  {
    payment_id: t.string,
    outcome: t.keyof({ paid: null, declined: null, cancelled: null, refunded: null }),
    amount: t.number,
    currency: oneOf('Currency', isCurrency),
    card: t.union([SandboxCardCodec, t.undefined]),
  },
  'SandboxEntry',
)
export type Entry = t.TypeOf<typeof EntryCodec>

const SandboxRefundCodec = t.strict({ refund_id: t.string, payment_id: t.string, given_back: t.number }, 'SandboxGivenBack')
type SandboxRefund = t.TypeOf<typeof SandboxRefundCodec>

const DeletedCardCodec = t.strict({ forgotten: t.string }, 'SandboxForgotten')

/** The payment provider's records of its attempts. */
export type SandboxRecords = {
  readonly note: (attempt: Pick<Attempt, 'payment_id' | 'amount' | 'currency'>, outcome: Outcome | 'refunded', card?: SandboxCard) => void
  readonly entry: (paymentId: string) => Entry | undefined
  /** Refunds a part of an attempt, once for each reference, and returns whether it could: never more than was paid. In minor units. */
  readonly giveBack: (refundId: string, paymentId: string, amount: number) => boolean
  /** How much of an attempt was refunded in parts, in minor units. */
  readonly refundedCents: (paymentId: string) => number
  /** Deletes the card of an alias. */
  readonly deleteCard: (alias: string) => void
  readonly isCardDeleted: (alias: string) => boolean
}

const readLine = <Form>(codec: t.Type<Form>, line: string): readonly Form[] => {
  const json = E.tryCatch((): unknown => JSON.parse(line), String)
  const form = E.isRight(json) ? codec.decode(json.right) : json
  return E.isRight(form) ? [form.right] : []
}

/** A payment stays until it is refunded. */
const FINALITY = { declined: 0, cancelled: 0, paid: 1, refunded: 2 } as const

/**
 * With a path the records outlive the process, as a real provider's would, and all processes with that path share them: one line for each
 * event.
 */
export const openSandboxRecords = (path?: string): SandboxRecords => {
  const entries = new Map<string, Entry>()
  const deletedCards = new Set<string>()
  const write = (line: object): void => {
    if (path === undefined) return
    mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, `${JSON.stringify(line)}\n`)
  }
  const append = (entry: Entry): boolean => {
    const before = entries.get(entry.payment_id)
    if (before !== undefined && FINALITY[before.outcome] >= FINALITY[entry.outcome]) return false
    entries.set(entry.payment_id, entry)
    return true
  }
  const parts = new Map<string, SandboxRefund>()
  const refundedCents = (paymentId: string): number =>
    [...parts.values()].filter((part) => part.payment_id === paymentId).reduce((sum, part) => sum + part.given_back, 0)
  let readLines = 0
  const catchUp = (): void => {
    if (path === undefined || !existsSync(path) || statSync(path).size === readLines) return
    const text = readFileSync(path)
    for (const line of text.subarray(readLines).toString('utf8').split('\n')) {
      readLine(EntryCodec, line).forEach(append)
      for (const part of readLine(SandboxRefundCodec, line)) parts.set(part.refund_id, part)
      for (const { forgotten: alias } of readLine(DeletedCardCodec, line)) deletedCards.add(alias)
    }
    readLines = text.lastIndexOf('\n') + 1
  }
  catchUp()
  return {
    note: ({ payment_id, amount, currency }, outcome, card) => {
      catchUp()
      const entry = { payment_id, outcome, amount, currency, card }
      if (append(entry)) write(entry)
    },
    entry: (paymentId) => {
      catchUp()
      return entries.get(paymentId)
    },
    giveBack: (refundId, paymentId, amount) => {
      catchUp()
      if (parts.has(refundId)) return true
      const entry = entries.get(paymentId)
      if (entry?.outcome !== 'paid' || refundedCents(paymentId) + amount > entry.amount) return false
      const part = { refund_id: refundId, payment_id: paymentId, given_back: amount }
      parts.set(refundId, part)
      write(part)
      return true
    },
    refundedCents: (paymentId) => {
      catchUp()
      return refundedCents(paymentId)
    },
    deleteCard: (alias) => {
      if (deletedCards.has(alias)) return
      deletedCards.add(alias)
      write({ forgotten: alias })
    },
    isCardDeleted: (alias) => {
      catchUp()
      return deletedCards.has(alias)
    },
  }
}
