import type { TokenMaker } from '../../../application/commerce/shop/token-maker.port.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** 22 letters of six bits: 132 bits. */
const LETTERS = 22

/** Unguessable tokens from the platform's own source of randomness, in Node as in a browser. */
export const randomTokens: TokenMaker = {
  make: () => Array.from(crypto.getRandomValues(new Uint8Array(LETTERS)), (byte) => ALPHABET[byte & 63]).join(''),
}
