import type { TokenMaker } from '../../../application/commerce/shop/token-maker.port.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** 22 characters of six bits: 132 bits. */
const LENGTH = 22
/** Random bytes are fetched for this many tokens at once: each call of the random source takes longer than making a token. */
const AT_ONCE = 64

const openRandomTokens = (): TokenMaker => {
  const bytes = new Uint8Array(LENGTH * AT_ONCE)
  let used = bytes.length
  return {
    make: () => {
      if (used === bytes.length) {
        crypto.getRandomValues(bytes)
        used = 0
      }
      let token = ''
      for (const end = used + LENGTH; used < end; used += 1) {
        token += ALPHABET.charAt((bytes[used] ?? 0) & 63)
        bytes[used] = 0
      }
      return token
    },
  }
}

/** Unguessable tokens from the platform's random source, in Node and in browsers. A byte is used once and then cleared. */
export const randomTokens = openRandomTokens()
