/** A number a telephone can dial: digits and a leading plus. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
