import * as E from 'fp-ts/lib/Either.js'
import type { LensSpace } from '../prescription/lens-space.ts'
import type { ProductId } from '../product/product.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { InvalidLensValues, LensPassFault } from './lens-pass-refusal.ts'
import type { DatedLensValues, TypedSource } from './lens-pass.ts'
import { readEyeValues, type TypedEyes } from './read-eye-values.ts'
import { isCalendarDay } from '../shop/calendar-day.ts'

/** Lens values as they were typed; a field may contain anything. */
export type TypedLensValues = TypedEyes & {
  readonly day: string
  readonly source: TypedSource
  readonly productId?: ProductId
}

/** The earliest allowed day. */
export const FIRST_DAY = '1990-01-01'

/** The day must not be in the future. */
const dayFaults = (day: string, today: string): readonly LensPassFault[] => {
  if (day.trim() === '') return [{ field: 'day', fault: 'missing' }]
  const isDay = isCalendarDay(day) && day >= FIRST_DAY && day <= today
  return isDay ? [] : [{ field: 'day', fault: 'invalid' }]
}

/** Lens values to be stored, checked against their lens or lenses in general; or all faults. */
export const readLensValues = (
  { day, source, productId, ...typed }: TypedLensValues, { today, space }: { readonly today: string; readonly space?: LensSpace },
): E.Either<InvalidLensValues, DatedLensValues> => {
  const eyes = readEyeValues({ right: typed.right, left: typed.left }, space)
  const faults = [...dayFaults(day, today), ...(E.isLeft(eyes) ? eyes.left : [])]
  return E.isLeft(eyes) || faults.length > 0
    ? E.left({ _tag: 'InvalidLensValues', faults })
    : E.right({ day, source: { _tag: 'Given', by: source }, eyes: eyes.right, ...omitUndefined({ productId }) })
}
