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
import type { OrderNotFound } from './order-book.port.ts'
import type { Move, OrderFile, OrderMoves } from './order-moves.port.ts'

/** Which order somebody does something to, and the key by which that is done once. */
export type Asked = KeyedRequest & { readonly number: string; readonly by: Actor; readonly note?: string }

/** In what each of them can end, whatever it does. */
export type NotMoved = OrderNotFound | KeyReused | ServiceUnavailable

export type MoveDeps = {
  readonly moves: OrderMoves
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly clock: Clock
}

/** What a decision changes; who did it and when is added here, in one place. */
export type Decided = Omit<Move, 'change' | 'mails'> & {
  readonly event: ChangeEvent
  readonly mails?: (settings: ShopSettings, words: MailTexts) => Move['mails']
}

/** Does one thing to an order, once. `now` is an ISO instant. */
export const moveOrder = <Refused>(
  { moves, register, mailTexts, clock }: MoveDeps,
  { number, key, digest, by, note }: Asked,
  decide: (file: OrderFile, now: string) => E.Either<Refused, Decided>,
): TE.TaskEither<Refused | NotMoved, OrderFile> =>
  moves.move(number, { key, digest }, (file) => {
    const now = clock.now().toISOString()
    return pipe(
      decide(file, now),
      E.map(({ event, mails, ...decided }): Move => ({
        ...decided,
        change: { event, from: file.order.status, to: decided.order.status, by, at: now, ...omitUndefined({ note: said(note) }) },
        mails: mails?.(settingsOf(register, decided.order), mailTexts) ?? [],
      })),
    )
  })

const settingsOf = (register: ShopRegister, { brandChannel }: Order): ShopSettings => register.settings(brandChannel)

/** A note is a line or two, not a file; characters. */
const LONGEST_NOTE = 500

const said = (note: string | undefined): string | undefined => {
  const text = note?.trim().slice(0, LONGEST_NOTE)
  return text === '' ? undefined : text
}
