import * as E from 'fp-ts/lib/Either.js'
import type { Salutation } from './address.ts'

export type SalutationRefusal = { readonly _tag: 'UnknownSalutation'; readonly input: unknown }

const KEYS = { 1: 'salutation.male', 2: 'salutation.female' } as const satisfies { readonly [s in Salutation]: string }

/** In the order in which a form offers them. */
export const SALUTATIONS: readonly Salutation[] = [2, 1]

/** 1 male, 2 female, as number or digit; empty input is allowed and stays absent (Commerce §3, decision A45). */
export const makeSalutation = (input: unknown): E.Either<SalutationRefusal, Salutation | undefined> => {
  if (input === undefined || input === null || input === '') return E.right(undefined)
  if (input === 1 || input === '1') return E.right(1)
  return input === 2 || input === '2' ? E.right(2) : E.left({ _tag: 'UnknownSalutation', input })
}

/** The message that names a salutation. */
export const salutationKey = (salutation: Salutation): (typeof KEYS)[Salutation] => KEYS[salutation]
