import * as E from 'fp-ts/lib/Either.js'
import type { Malformed } from '../request-refusal.ts'
import { isCalendarDay } from '../shop/calendar-day.ts'
import { IDS, readTypedNumber } from '../whole-number.ts'

/** Reads the values of one parameter, at least one and none empty; `undefined` if one of them is invalid. */
type Reader<Value> = (texts: readonly string[]) => Value | undefined

const first = <Value>(read: (text: string) => Value | undefined): Reader<Value> => ([text = '']) => read(text)

export const anyText: Reader<string> = first((text) => text)
export const aDay: Reader<string> = first((text) => (isCalendarDay(text) ? text : undefined))
export const aPage: Reader<number> = first((text) => readTypedNumber(text, IDS))
export const oneOf = <Value extends string>(isValue: (text: string) => text is Value): Reader<Value> =>
  first((text) => (isValue(text) ? text : undefined))
export const someOf = <Value extends string>(isValue: (text: string) => text is Value): Reader<readonly Value[]> => (texts) => {
  const values = texts.filter(isValue)
  return values.length === texts.length ? values : undefined
}

type Readers = Readonly<Record<string, Reader<unknown>>>
type Query<Read extends Readers> = { readonly [Name in keyof Read]?: NonNullable<ReturnType<Read[Name]>> }

const invalid = (names: readonly string[]): Malformed =>
  ({ _tag: 'Malformed', violations: names.map((path) => ({ path, key: 'validation.invalid_value' })) })

/**
 * Reads the query of a list. A missing or empty parameter does not filter; an invalid one is rejected under its name, because a list
 * without that filter would be mistaken for the requested one.
 */
export const readQuery = <Read extends Readers>(readers: Read) => (params: URLSearchParams): E.Either<Malformed, Query<Read>> => {
  const read = Object.entries(readers).flatMap(([name, reader]) => {
    const texts = params.getAll(name).filter((text) => text !== '')
    return texts.length === 0 ? [] : [{ name, value: reader(texts) }]
  })
  const unread = read.filter(({ value }) => value === undefined).map(({ name }) => name)
  return unread.length > 0
    ? E.left(invalid(unread))
    : E.right(Object.fromEntries(read.map(({ name, value }) => [name, value])) as Query<Read>)
}

/** A range of days, both included: valid calendar days, the second not before the first. */
export const checkDayRange = (
  { from, to }: { readonly from?: string; readonly to?: string },
): E.Either<Malformed, undefined> => {
  const unread = Object.entries({ from, to }).flatMap(([name, day]) => (day === undefined || isCalendarDay(day) ? [] : [name]))
  if (unread.length > 0) return E.left(invalid(unread))
  return from !== undefined && to !== undefined && to < from ? E.left(invalid(['to'])) : E.right(undefined)
}

/** The requested page of a list, by default the first. */
export const pageQuery = (params: URLSearchParams): E.Either<Malformed, { readonly page: number }> =>
  E.map(({ page = 1 }: { readonly page?: number }) => ({ page }))(readQuery({ page: aPage })(params))
