/** Dashes and the minus sign, treated as a hyphen in numbers and codes; in texts they are kept as typed. */
export const DASHES = /[\u2010-\u2015\u2212]/g
