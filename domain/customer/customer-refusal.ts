import type { FieldRefusal } from '../address/field-refusal.ts'

export type InvalidEmail = { readonly _tag: 'InvalidEmail' }
export type InvalidNames = { readonly _tag: 'InvalidNames'; readonly fields: readonly FieldRefusal[] }

export type InvalidProfile = { readonly _tag: 'InvalidProfile'; readonly fields: readonly FieldRefusal[] }

/** Why the data of a customer is rejected. */
export type CustomerRefusal = InvalidEmail | InvalidNames | InvalidProfile
