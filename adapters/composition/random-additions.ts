import type { AdditionNames } from '../../application/storefront/cart/addition-names.port.ts'

/** Where a page came without encryption there is no `randomUUID`; these bytes are there everywhere. */
export const randomAdditions = (): AdditionNames => ({
  make: () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
})
