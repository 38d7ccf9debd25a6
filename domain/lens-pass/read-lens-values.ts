import * as E from 'fp-ts/lib/Either.js'
import type { LensSpace } from '../prescription/lens-space.ts'
import type { ProductId } from '../product/product.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { InvalidLensValues, LensPassFault } from './lens-pass-refusal.ts'
import type { DatedLensValues, TypedSource } from './lens-pass.ts'
import { readEyeValues, type TypedEyes } from './read-eye-values.ts'
import { isCalendarDay } from '../shop/calendar-day.ts'

/** What somebody says of eyes; anything may stand in a field. */
export type TypedLensValues = TypedEyes & {
  readonly day: string
  readonly source: TypedSource
  readonly productId?: ProductId
}

/** Nobody wears lenses of before. */
export const FIRST_DAY = '1990-01-01'

/** A day that has come: values of tomorrow are nobody's. */
const dayFaults = (day: string, today: string): readonly LensPassFault[] => {
  if (day.trim() === '') return [{ field: 'day', fault: 'missing' }]
  const isDay = isCalendarDay(day) && day >= FIRST_DAY && day <= today
  return isDay ? [] : [{ field: 'day', fault: 'invalid' }]
}

/** Values to be kept, under the rules of the lens they belong to, or of lenses at all; or everything that is wrong with them. */
export const readLensValues = (
  { day, source, productId, ...typed }: TypedLensValues, { today, space }: { readonly today: string; readonly space?: LensSpace },
): E.Either<InvalidLensValues, DatedLensValues> => {
  const eyes = readEyeValues({ right: typed.right, left: typed.left }, space)
  const faults = [...dayFaults(day, today), ...(E.isLeft(eyes) ? eyes.left : [])]
  return E.isLeft(eyes) || faults.length > 0
    ? E.left({ _tag: 'InvalidLensValues', faults })
    : E.right({ day, source: { _tag: 'Given', by: source }, eyes: eyes.right, ...omitUndefined({ productId }) })
}
