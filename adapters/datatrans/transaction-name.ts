const NAME = /^[0-9A-Za-z-]{1,64}$/

/** Whether a text can be a name the provider gives, and can stand in an address as it is. */
export const isTransactionName = (text: string): boolean => NAME.test(text)
