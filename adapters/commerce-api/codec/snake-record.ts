import type * as t from 'io-ts'
import { snakeName, type SnakeName } from './snake-name.ts'

type Names<Props extends t.Props> = keyof Props & string
type NullNames<Props extends t.Props> = { [Name in Names<Props>]: null extends t.TypeOf<Props[Name]> ? Name : never }[Names<Props>]

type SnakeProps<Props extends t.Props> = { readonly [Name in Names<Props> as SnakeName<Name>]: Props[Name] }
type OnWire<Props extends t.Props> = { readonly [Name in Names<Props> as SnakeName<Name>]: t.TypeOf<Props[Name]> }
type InDomain<Props extends t.Props> =
  & { readonly [Name in Exclude<Names<Props>, NullNames<Props>>]: t.TypeOf<Props[Name]> }
  & { readonly [Name in NullNames<Props>]?: NonNullable<t.TypeOf<Props[Name]>> }

/** One list of codecs, by the domain's names, for both directions: on the wire names are in snake_case and absent values are null. */
export const snakeRecord = <Props extends t.Props>(codecs: Props) => {
  const names = Object.keys(codecs)
  return {
    props: Object.fromEntries(names.map((name) => [snakeName(name), codecs[name]])) as SnakeProps<Props>,
    toWire: (record: InDomain<Props>): OnWire<Props> => {
      const fields = new Map<string, unknown>(Object.entries(record))
      return Object.fromEntries(names.map((name) => [snakeName(name), fields.get(name) ?? null])) as OnWire<Props>
    },
    ofWire: (wire: OnWire<Props>): InDomain<Props> => {
      const fields = new Map<string, unknown>(Object.entries(wire))
      const entries = names.map((name) => [name, fields.get(snakeName(name)) ?? undefined] as const)
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as InDomain<Props>
    },
  }
}
