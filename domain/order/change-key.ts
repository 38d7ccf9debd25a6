import type { ChangeKey } from './order-change.ts'

/** The key of what happens to one thing once, such as the money of an attempt. */
export const ownKey = (what: string, id: string): ChangeKey => `${what}:${id}` as ChangeKey
