import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { isSavable, makeSavedCard, type ProviderToken, type SavableMethod, type SavedCard } from '../../domain/payment/saved-card.ts'
import type { Attempt } from './attempt.ts'

/** A card in a notification and in the records. */
export const SandboxCardCodec = t.strict({ alias: t.string, method: t.string, masked: t.string, expiry: t.string }, 'SandboxCard')
export type SandboxCard = t.TypeOf<typeof SandboxCardCodec>

const NUMBERS: Readonly<Record<SavableMethod, string>> = {
  visa: '424242xxxxxx4242', master_card: '520000xxxxxx0007', american_express: '375811xxxxx1115',
}

const DECLINING = 'sandbox-declining-'

/** The card of an attempt, if it is to be saved: valid for three years; later charges always succeed or always fail. */
export const cardToSave = ({ savesCard, method, payment_id }: Attempt, year: number, declines: boolean): SandboxCard | undefined =>
  savesCard === true && isSavable(method)
    ? { alias: `${declines ? DECLINING : 'sandbox-'}${payment_id}`, method, masked: NUMBERS[method], expiry: `${year + 3}-12` }
    : undefined

/** Whether a later charge of this card fails, as chosen on the payment page. */
export const isDeclining = (alias: ProviderToken): boolean => alias.startsWith(DECLINING)

export const readCard = (card: SandboxCard | undefined): SavedCard | undefined =>
  card === undefined
    ? undefined
    : pipe(makeSavedCard({ ...card, providerToken: card.alias }), E.match(() => undefined, (card) => card))
