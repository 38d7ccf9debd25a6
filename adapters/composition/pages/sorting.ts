import type { FastifyRequest } from 'fastify'
import type { FlagsOf, FlagStates } from '../../../application/commerce/shop/what-is-shown.ts'

/** A visitor who is sorted into the variants of a page: how its features stand for them, and the cookies that know them again. */
export type VariantAssignment = { readonly flags: FlagStates; readonly cookies: readonly string[] }

/** Sorts whoever asks; nobody is who did not allow to be known again. */
export type AssignVariants = (request: FastifyRequest, features: readonly string[]) => Promise<VariantAssignment | undefined>

/** The name of a combination of variants; none where all features stand as for everybody. */
export const variantKey = (flags: FlagStates): string => {
  const on = [...flags].filter(([, { isEnabled }]) => isEnabled)
  const named = on.map(([key, { variables }]) => [key, ...variables.map((one) => [one.key, one.value])] as const)
  return on.length === 0 ? '' : JSON.stringify(named.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Hears by which features a page is decided that is drawn for everybody. */
export const forEverybody = (): { readonly flagsOf: FlagsOf; readonly features: () => readonly string[] } => {
  const seenFeatures = new Set<string>()
  return {
    flagsOf: (keys) => () => {
      for (const key of keys) seenFeatures.add(key)
      return Promise.resolve(new Map())
    },
    features: () => [...seenFeatures],
  }
}

/** Sorts a visitor once a page asks how its features stand. */
export const forOne = (sort: AssignVariants, request: FastifyRequest) => {
  let assignment: VariantAssignment | undefined
  const flagsOf: FlagsOf = (keys) => async () => {
    assignment = await sort(request, keys)
    return assignment?.flags ?? new Map()
  }
  return { flagsOf, sorted: () => assignment }
}
