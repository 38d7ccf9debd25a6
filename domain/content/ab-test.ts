import type { FeatureFlag } from './feature-flag.ts'

export const AB_TYPES = ['String', 'Integer', 'Boolean', 'Float'] as const
export type AbType = (typeof AB_TYPES)[number]

export type AbVariable = { readonly variableKey: string; readonly value: string; readonly type: AbType }

type Variant = { readonly variables: readonly AbVariable[]; readonly defaultVariant: boolean }

const INTEGER = /^[+-]?\d{1,15}$/
const FLOAT = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/

/** The value in its type; `undefined` if it is not a value of that type (decision A10). */
export const typedValue = ({ value, type }: AbVariable): string | number | boolean | undefined => {
  switch (type) {
    case 'String': return value
    case 'Integer': return INTEGER.test(value) ? Number(value) : undefined
    case 'Float': return FLOAT.test(value) ? Number(value) : undefined
    case 'Boolean': return value === 'true' ? true : value === 'false' ? false : undefined
  }
}

const matches = (variable: AbVariable, flag: FeatureFlag | undefined, isDefault: boolean): boolean => {
  const actual = flag?.isEnabled === true ? flag.variables.find(({ key }) => key === variable.variableKey) : undefined
  if (actual === undefined) return isDefault
  const expected = typedValue(variable)
  return expected !== undefined && actual.value === expected
}

/**
 * Shown when every variable has its value; a variable that the flag does not have counts as the default variant, and so does a flag that
 * is off or unknown; without variables only the default variant is shown (Account §4.4, decision A10).
 */
export const isVariantShown = ({ variables, defaultVariant }: Variant, flag: FeatureFlag | undefined): boolean =>
  variables.length === 0 ? defaultVariant : variables.every((variable) => matches(variable, flag, defaultVariant))
