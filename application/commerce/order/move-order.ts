import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { KeyReused } from '../../../domain/keyed-request.ts'
import type { Actor, ChangeEvent, KeyedRequest } from '../../../domain/order/order-change.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { OrderNotFound } from './order-repository.port.ts'
import type { Move, OrderFile, OrderMoves } from './order-moves.port.ts'

/** The order of a command, its actor, and the key that makes it idempotent. */
export type OrderCommand = KeyedRequest & { readonly number: string; readonly by: Actor; readonly note?: string }

/** Failures of every command. */
export type NotMoved = OrderNotFound | KeyReused | ServiceUnavailable

export type MoveDeps = {
  readonly moves: OrderMoves
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly clock: Clock
}

/** The changes of a decision; actor and time are added in `moveOrder`. */
export type OrderDecision = Omit<Move, 'change' | 'mails'> & {
  readonly event: ChangeEvent
  readonly mails?: (settings: ShopSettings, words: MailTexts) => Move['mails']
}

/** Applies one command to an order, once. `now` is an ISO instant. */
export const moveOrder = <Refused>(
  { moves, register, mailTexts, clock }: MoveDeps,
  { number, key, digest, by, note }: OrderCommand,
  decide: (file: OrderFile, now: string) => E.Either<Refused, OrderDecision>,
): TE.TaskEither<Refused | NotMoved, OrderFile> =>
  moves.move(number, { key, digest }, (file) => {
    const now = clock.now().toISOString()
    return pipe(
      decide(file, now),
      E.map(({ event, mails, ...changes }): Move => ({
        ...changes,
        change: { event, from: file.order.status, to: changes.order.status, by, at: now, ...omitUndefined({ note: readNote(note) }) },
        mails: mails?.(settingsOf(register, changes.order), mailTexts) ?? [],
      })),
    )
  })

const settingsOf = (register: ShopRegister, { brandChannel }: Order): ShopSettings => register.settings(brandChannel)

/** The longest note, in characters. */
const LONGEST_NOTE = 500

const readNote = (note: string | undefined): string | undefined => {
  const text = note?.trim().slice(0, LONGEST_NOTE)
  return text === '' ? undefined : text
}
