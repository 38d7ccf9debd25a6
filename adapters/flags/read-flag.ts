import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { FeatureFlag } from '../../domain/content/feature-flag.ts'

const Variables = t.readonlyArray(t.strict({ key: t.string, value: t.unknown }), 'FlagVariables')

/** What the service's library answers of a feature. */
type VwoFlag = { readonly isEnabled: () => boolean; readonly getVariables: () => unknown }

/** A feature that is off has no values; one whose values cannot be read is not known. */
export const readFlag = (flag: VwoFlag): FeatureFlag | undefined => {
  const isEnabled = flag.isEnabled()
  const variables = Variables.decode(flag.getVariables())
  return E.isLeft(variables) ? undefined : { isEnabled, variables: variables.right }
}
