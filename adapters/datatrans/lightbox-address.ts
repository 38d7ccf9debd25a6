import type { ReturnAddresses } from '../../application/commerce/payment/payment-provider.port.ts'

export const LIGHTBOX_PATH = '/pay/lightbox'

/** Our page that opens the provider's lightbox for a transaction and links back to its order. */
export const lightboxAddress = (transaction: string, { success }: Pick<ReturnAddresses, 'success'>): string => {
  const { origin, pathname } = new URL(success)
  return `${origin}${LIGHTBOX_PATH}/${transaction}?${new URLSearchParams({ back: pathname }).toString()}`
}
