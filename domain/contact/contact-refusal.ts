import type { FieldRefusal } from '../address/field-refusal.ts'

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message', 'contract'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

export type InvalidMessage = { readonly _tag: 'InvalidMessage'; readonly fields: readonly FieldRefusal<ContactField>[] }

/** Why a message to the shop is rejected. */
export type ContactRefusal = InvalidMessage
