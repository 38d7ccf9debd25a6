/** Whether the query of a URL may need session data (Account §2.8, §3): any parameter but the search words may. */
export const mayUseSession = (search: string): boolean => !/^(\?search=[^&]*)?$/.test(search)
