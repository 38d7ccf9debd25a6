import type { FieldRefusal } from '../address/field-refusal.ts'

export type InvalidEmail = { readonly _tag: 'InvalidEmail' }
export type InvalidNames = { readonly _tag: 'InvalidNames'; readonly fields: readonly FieldRefusal[] }

export type InvalidProfile = { readonly _tag: 'InvalidProfile'; readonly fields: readonly FieldRefusal[] }

/** What may be said to somebody who says who they are. */
export type CustomerRefusal = InvalidEmail | InvalidNames | InvalidProfile
