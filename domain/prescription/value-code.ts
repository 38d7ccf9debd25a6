import type { OptionValue } from './lens-option.ts'

/** A value in comparable form: numbers in whole hundredths, so that -6.00 is -600 and -0 is 0; text as it is. */
export type ValueCode = number | string

const PER_UNIT = 100
/** Tolerance for binary rounding; a larger difference is a different number. */
const FLOAT_NOISE = 1e-12

export const hundredths = (value: number): number => Math.round(value * PER_UNIT) + 0

/** Undefined for a number finer than a hundredth: no lens is made in it. */
export const toCode = (value: OptionValue): ValueCode | undefined => {
  if (typeof value === 'string') return value
  const code = hundredths(value)
  return Math.abs(value - code / PER_UNIT) < FLOAT_NOISE ? code : undefined
}

export const fromCode = (code: ValueCode): OptionValue => (typeof code === 'number' ? code / PER_UNIT : code)

/** The same value without float noise and without -0. */
export const cleanValue = (value: OptionValue): OptionValue =>
  typeof value === 'number' ? hundredths(value) / PER_UNIT : value
