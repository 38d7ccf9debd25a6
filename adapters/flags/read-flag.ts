import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { FeatureFlag } from '../../domain/content/feature-flag.ts'

const Variables = t.readonlyArray(t.strict({ key: t.string, value: t.unknown }), 'FlagVariables')

/** The library's result for a feature. */
type VwoFlag = { readonly isEnabled: () => boolean; readonly getVariables: () => unknown }

/** A feature that is off has no values; one with unreadable values counts as unknown. */
export const readFlag = (flag: VwoFlag): FeatureFlag | undefined => {
  const isEnabled = flag.isEnabled()
  const variables = Variables.decode(flag.getVariables())
  return E.isLeft(variables) ? undefined : { isEnabled, variables: variables.right }
}
