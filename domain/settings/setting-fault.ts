import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'

/** What is wrong with one setting of the shop. */
export type SettingFault =
  | { readonly _tag: 'MissingSetting'; readonly setting: string }
  | { readonly _tag: 'UnusableSetting'; readonly setting: string; readonly given: string }

export const missing = (setting: string): readonly SettingFault[] => [{ _tag: 'MissingSetting', setting }]

const written = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : JSON.stringify(given)

export const unusable = (setting: string, given: unknown): readonly SettingFault[] =>
  [{ _tag: 'UnusableSetting', setting, given: written(given) }]

export const collectingFaults = E.getApplicativeValidation(RA.getSemigroup<SettingFault>())
