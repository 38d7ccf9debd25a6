import type { FastifyRequest } from 'fastify'
import type { FlagsOf, FlagStates } from '../../../application/commerce/shop/page-context.ts'

/** A visitor's variants on a page: the state of the features for them, and the cookies that identify them. */
export type VariantAssignment = { readonly flags: FlagStates; readonly cookies: readonly string[] }

/** Assigns variants; a visitor who did not consent gets none. */
export type AssignVariants = (request: FastifyRequest, features: readonly string[]) => Promise<VariantAssignment | undefined>

/** The name of a combination of variants; absent if all features have their default. */
export const variantKey = (flags: FlagStates): string => {
  const on = [...flags].filter(([, { isEnabled }]) => isEnabled)
  const variants = on.map(([key, { variables }]) => [key, ...variables.map(({ key: variable, value }) => [variable, value])] as const)
  return on.length === 0 ? '' : JSON.stringify(variants.sort(([first], [second]) => (first < second ? -1 : 1)))
}

/** Records the features that decide a page rendered for everybody. */
export const forEverybody = (): { readonly flagsOf: FlagsOf; readonly features: () => readonly string[] } => {
  const features = new Set<string>()
  return {
    flagsOf: (keys) => () => {
      for (const key of keys) features.add(key)
      return Promise.resolve(new Map())
    },
    features: () => [...features],
  }
}

/** Assigns a visitor's variants with the page's first read of a feature. */
export const assignOnce = (assign: AssignVariants, request: FastifyRequest) => {
  let assignment: VariantAssignment | undefined
  const flagsOf: FlagsOf = (keys) => async () => {
    assignment = await assign(request, keys)
    return assignment?.flags ?? new Map()
  }
  return { flagsOf, assigned: () => assignment }
}
