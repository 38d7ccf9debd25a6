import type { OptionValue } from './lens-option.ts'
import { parseServiceValue } from './parse-service-value.ts'

const parse = (key: string, value: unknown): OptionValue | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined
  if (typeof value !== 'string' || value === '') return undefined
  return parseServiceValue(key.replace(/^[lr]_/, ''), value)
}

/**
 * Options as the service sends them, with or without the prefix of an eye: numbers may be texts, a colour keeps its leading zeros, and a
 * text that is not a number stays as it is (Commerce §7, decision A41).
 */
export const parseServiceOption = (raw: Readonly<Record<string, unknown>>): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(Object.entries(raw).flatMap(([key, raw]) => {
    const value = parse(key, raw)
    return value === undefined ? [] : [[key, value]]
  }))
