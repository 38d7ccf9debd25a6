import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { checkCombination } from '../prescription/check-combination.ts'
import {
  EYES, isOptionKey, OPTION_KEYS, type Eye, type LensOption, type OptionKey, type OptionValue,
} from '../prescription/lens-option.ts'
import type { LensSpace } from '../prescription/lens-space.ts'
import type { PrescriptionRefusal } from '../prescription/prescription-refusal.ts'
import { presetOption } from '../prescription/preset-option.ts'
import { readOptionValue } from '../prescription/read-option-value.ts'
import { cleanValue, hundredths } from '../prescription/value-code.ts'
import type { EyeValues } from './lens-pass.ts'
import type { LensPassFault, LensPassField } from './lens-pass-refusal.ts'

/** The typed texts or values of each eye; an empty text is absent. */
export type TypedEyes = { readonly [eye in Eye]: Readonly<Record<string, OptionValue>> }

type Range = { readonly from: number; readonly to: number; readonly step: number }

/** The ranges in which lenses are made at all: dioptres, degrees, millimetres. */
const RANGES: { readonly [key in OptionKey]?: Range } = {
  sphere: { from: -30, to: 30, step: 0.25 },
  cylinder: { from: -12, to: -0.25, step: 0.25 },
  axis: { from: 0, to: 180, step: 1 },
  radius: { from: 6, to: 11, step: 0.01 },
  diameter: { from: 8, to: 20, step: 0.01 },
  add: { from: 0.25, to: 6, step: 0.25 },
}

const isWithin = ({ from, to, step }: Range, value: number): boolean =>
  value >= from && value <= to && hundredths(value) % hundredths(step) === 0

const fieldOf = (eye: Eye, key: OptionKey): LensPassField => `${eye === 'right' ? 'r' : 'l'}_${key}`

const readValue = (key: OptionKey, input: OptionValue): OptionValue | undefined => {
  const read = readOptionValue(key, String(input))
  if (E.isLeft(read)) return undefined
  const range = RANGES[key]
  return typeof read.right === 'string' || range === undefined || isWithin(range, read.right) ? cleanValue(read.right) : undefined
}

type ReadEye = { readonly option: LensOption; readonly faults: readonly LensPassFault[] }

const isNothing = (input: OptionValue): boolean => typeof input === 'string' && input.trim() === ''

const readEye = (eye: Eye, typed: TypedEyes[Eye]): ReadEye => {
  const read = OPTION_KEYS.flatMap((key) => {
    const input = typed[key]
    return input === undefined || isNothing(input) ? [] : [{ key, value: readValue(key, input) }]
  })
  const unknownKeys = Object.keys(typed).filter((key) => !isOptionKey(key))
  return {
    option: Object.fromEntries(read.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]]))),
    faults: [
      ...(unknownKeys.length > 0 ? [{ field: 'values', fault: 'invalid' } as const] : []),
      ...read.flatMap(({ key, value }) => (value === undefined ? [{ field: fieldOf(eye, key), fault: 'invalid' } as const] : [])),
    ],
  }
}

/** The missing values of an unknown lens: a power is required, and a cylinder needs its axis. */
const missingOf = (option: LensOption): readonly OptionKey[] => {
  const isToric = option.cylinder !== undefined || option.axis !== undefined
  const needed: readonly OptionKey[] = isToric ? ['sphere', 'cylinder', 'axis'] : ['sphere']
  return needed.filter((key) => option[key] === undefined)
}

const faultsOf = (eye: Eye, refusal: PrescriptionRefusal): readonly LensPassFault[] => {
  switch (refusal._tag) {
    case 'MissingOptions':
      return refusal.keys.map((key) => ({ field: fieldOf(eye, key), fault: 'missing' }))
    case 'UnknownOptions':
      return refusal.keys.filter(isOptionKey).map((key) => ({ field: fieldOf(eye, key), fault: 'not_made' }))
    case 'ValueNotMade':
      return [{ field: fieldOf(eye, refusal.key), fault: 'not_made' }]
    case 'CombinationNotMade':
      return refusal.keys.map((key) => ({ field: fieldOf(eye, key), fault: 'not_made' }))
  }
}

/** Of a known lens, only values it is made in; parameters with a single value are preset. */
const checkEye = (eye: Eye, { option, faults }: ReadEye, space: LensSpace | undefined): E.Either<readonly LensPassFault[], LensOption> => {
  if (faults.length > 0) return E.left(faults)
  if (space !== undefined)
    return pipe(
      checkCombination(space, { ...presetOption(space), ...option }),
      E.mapLeft((refusal) => faultsOf(eye, refusal)),
    )
  const missing = missingOf(option)
  return missing.length === 0 ? E.right(option) : E.left(missing.map((key) => ({ field: fieldOf(eye, key), fault: 'missing' })))
}

/** The values of both eyes, or all faults. An eye without any value is left out; at least one is required. */
export const readEyeValues = (typed: TypedEyes, space?: LensSpace): E.Either<readonly LensPassFault[], EyeValues> => {
  const entered = EYES.map((eye) => ({ eye, read: readEye(eye, typed[eye]) }))
    .filter(({ read }) => Object.keys(read.option).length > 0 || read.faults.length > 0)
  if (entered.length === 0) return E.left([{ field: 'values', fault: 'missing' }])
  const eyes = entered.map(({ eye, read }) => ({ eye, checked: checkEye(eye, read, space) }))
  const faults = eyes.flatMap(({ checked }) => (E.isLeft(checked) ? checked.left : []))
  return faults.length > 0
    ? E.left(faults)
    : E.right(Object.fromEntries(eyes.flatMap(({ eye, checked }) => (E.isRight(checked) ? [[eye, checked.right]] : []))))
}
