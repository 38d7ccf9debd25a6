import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Shop } from './shop.ts'

export type AnyCall = (input: unknown, locale?: Locale) => TaskEither<Failure, unknown>

/** A record whose values are made when their names are first read. */
export const byName = <Value,>(valueOf: (name: string) => Value): Readonly<Record<string, Value>> =>
  new Proxy<Record<string, Value>>({}, { get: (known, name: string) => (known[name] ??= valueOf(name)) })

/** A shop whose operations need not be listed: any name of a topic is a call. */
export const shopByName = (callOf: (topic: string, name: string) => AnyCall): Shop =>
  byName((topic) => byName((name) => callOf(topic, name))) as unknown as Shop

/** An operation by its name. */
export const callNamed = (shop: Shop, topic: string, name: string): AnyCall =>
  (shop as unknown as Readonly<Record<string, Readonly<Record<string, AnyCall>>>>)[topic]![name]!
