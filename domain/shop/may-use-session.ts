/** Whether the query of an address may ask something of a visit (Account §2.8, §3): whatever it holds may, but the words searched for. */
export const mayUseSession = (search: string): boolean => !/^(\?search=[^&]*)?$/.test(search)
