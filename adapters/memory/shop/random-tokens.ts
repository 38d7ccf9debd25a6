import type { TokenMaker } from '../../../application/commerce/shop/token-maker.port.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** 22 characters of six bits: 132 bits. */
const LENGTH = 22

/** Unguessable tokens from the platform's random source, in Node and in browsers. */
export const randomTokens: TokenMaker = {
  make: () => Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte & 63]).join(''),
}
