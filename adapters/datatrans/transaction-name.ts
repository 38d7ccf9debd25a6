const NAME = /^[0-9A-Za-z-]{1,64}$/

/** Whether a text can be a transaction id of the provider that needs no escaping in an address. */
export const isTransactionName = (text: string): boolean => NAME.test(text)
