/** Dashes and the minus sign, where numbers and codes have a hyphen; in texts they are kept as they were typed. */
export const DASHES = /[\u2010-\u2015\u2212]/g
