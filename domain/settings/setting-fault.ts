import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'

/** What is wrong with one setting of the shop. */
export type SettingFault =
  | { readonly _tag: 'MissingSetting'; readonly setting: string }
  | { readonly _tag: 'UnusableSetting'; readonly setting: string; readonly value: string }

export const missing = (setting: string): readonly SettingFault[] => [{ _tag: 'MissingSetting', setting }]

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)

export const unusable = (setting: string, value: unknown): readonly SettingFault[] =>
  [{ _tag: 'UnusableSetting', setting, value: toText(value) }]

export const collectingFaults = E.getApplicativeValidation(RA.getSemigroup<SettingFault>())
