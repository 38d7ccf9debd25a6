import type { RequestKeys } from '../../application/storefront/shop/request-keys.port.ts'

/** `randomUUID` exists only on encrypted pages; `getRandomValues` exists everywhere. */
export const randomRequestKeys = (): RequestKeys => ({
  make: () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
})
